import { useParams } from 'react-router-dom';
import { ExportButton } from '../../../admin/components/export-button';
import { useMayPublish } from '../../../admin/hooks/use-has-right';
import { SCHOOL } from '../../../content/types';
import { ImportDialog } from './import-dialog';

export function SchoolButtons() {
  const { slug } = useParams();
  const mayPublish = useMayPublish(slug);
  if (slug !== SCHOOL) return null;
  return (
    <>
      <ExportButton path="/website/schools/export" fileName="schools" label="Export" />
      {mayPublish && <ImportDialog />}
    </>
  );
}
