import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import {
  deepEncodeQueryValues,
  useFetchClient,
  useNotification,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useState } from 'react';

/** The browser has begun to save the file by then. */
const SAVED_MS = 60_000;

export function ExportButton({ path, name, text }: { path: string; name: string; text: string }) {
  const [{ query }] = useQueryParams<{ filters?: unknown; _q?: unknown }>();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const { data } = await get<Blob>(path, {
        params: deepEncodeQueryValues({ filters: query.filters, _q: query._q }),
        responseType: 'blob',
      });
      saveAs(data, `${name}-${new Date().toLocaleDateString('sv-SE')}.csv`);
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'The list could not be saved. Please try again.',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="secondary" size="S" startIcon={<Download />} loading={isBusy} onClick={save}>
      {text}
    </Button>
  );
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_MS);
}
