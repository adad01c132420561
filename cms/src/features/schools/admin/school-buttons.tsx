import { ExportButton } from '../../../admin/components/export-button';
import { useMayPublish } from '../../../admin/hooks/use-has-right';
import { useTypeUid } from '../../../admin/hooks/use-type-uid';
import { SCHOOL } from '../../../content/types';
import { ImportDialog } from './import-dialog';

export function SchoolButtons() {
  const uid = useTypeUid();
  const mayPublish = useMayPublish(uid);
  if (uid !== SCHOOL) return null;
  return (
    <>
      <ExportButton path="/website/schools/export" fileName="schools" label="Export" />
      {mayPublish && <ImportDialog />}
    </>
  );
}
