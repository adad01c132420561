import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import {
  deepEncodeQueryValues,
  useFetchClient,
  useNotification,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useState } from 'react';
import { todayIn } from '../../platform/time.ts';
import { publicSettings } from '../requests/public-settings.ts';

/** After this time the download has started and no longer needs its URL. */
const REVOKE_AFTER_MS = 60_000;

interface ExportButtonProps {
  readonly path: string;
  readonly fileName: string;
  readonly label: string;
}

/** Saves the list that is open, with its filters and search, as a CSV file. */
export function ExportButton({ path, fileName, label }: ExportButtonProps) {
  const [{ query }] = useQueryParams<{ filters?: unknown; _q?: unknown }>();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  // A link could not send the access token of the admin.
  const download = async () => {
    setIsBusy(true);
    try {
      const { data } = await get<Blob>(path, {
        params: deepEncodeQueryValues({ filters: query.filters, _q: query._q }),
        responseType: 'blob',
      });
      saveFile(data, `${fileName}-${todayIn(publicSettings.timeZone)}.csv`);
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'The list could not be saved. Please try again.',
      });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button
      variant="secondary"
      size="S"
      startIcon={<Download />}
      loading={isBusy}
      onClick={download}
    >
      {label}
    </Button>
  );
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
