import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { formOf } from '../../submissions/forms';
import { EraseDialog } from './erase-dialog';
import { ExportButton } from './export-button';
import { LastDaysButton } from './last-days-button';

/** Puts the tools for submissions above the lists of the content manager. */
export function addSubmissionTools(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'submission-tools',
    Component: SubmissionTools,
  });
}

/**
 * The buttons above the lists of submissions: the last seven days, the list as a CSV file, and the
 * erasure of one person. A button is there for roles that have its right.
 */
function SubmissionTools() {
  const { slug } = useParams();
  const permissions = useAuth('SubmissionTools', (state) => state.permissions);
  const form = formOf(slug);
  if (!form) return null;
  const { uid, many } = form;
  const may = (action: string) => permissions.some((each) => each.action === action);
  return (
    <>
      <LastDaysButton />
      {may('api::submissions.export') && (
        <ExportButton path={`/submissions/${uid}/export`} name={many} text="Save as CSV" />
      )}
      {may('api::submissions.erase') && <EraseDialog />}
    </>
  );
}
