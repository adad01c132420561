import { type StrapiApp, useAuth } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ExportButton } from '../submissions/export-button';
import { ImportDialog } from './import-dialog';

/** Puts the buttons "Export" and "Import" above the list of schools. */
export function addSchoolTools(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'school-tools',
    Component: SchoolTools,
  });
}

function SchoolTools() {
  const { slug } = useParams();
  const permissions = useAuth('SchoolTools', (state) => state.permissions);
  if (slug !== 'api::school.school') return null;
  const mayPublish = permissions.some(
    ({ action, subject }) => subject === slug && action.endsWith('.explorer.publish'),
  );
  return (
    <>
      <ExportButton path="/schools/export" name="schools" text="Export" />
      {mayPublish && <ImportDialog />}
    </>
  );
}
