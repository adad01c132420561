import { useAuth } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { EraseDialog } from './erase-dialog';
import { ExportButton } from './export-button';
import { LastDaysButton } from './last-days-button';
import { LISTS } from './lists';

/**
 * Stands above the four lists of what people sent: the last seven days, the list as a file, and the
 * erasure of one person. Everybody sees what their role may do.
 */
export function SubmissionTools() {
  const { slug } = useParams();
  const permissions = useAuth('SubmissionTools', (state) => state.permissions);
  const list = LISTS.find(({ uid }) => uid === slug);
  if (!list) return null;
  const may = (action: string) => permissions.some((each) => each.action === action);
  return (
    <>
      <LastDaysButton />
      {may('api::submissions.export') && <ExportButton list={list} />}
      {may('api::submissions.erase') && <EraseDialog />}
    </>
  );
}
