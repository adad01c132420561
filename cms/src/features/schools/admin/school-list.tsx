import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Link } from '@strapi/design-system';
import { ExportButton } from '../../../admin/components/export-button.tsx';
import { stopRowClick } from '../../../admin/components/stop-row-click.ts';
import { useMayPublish } from '../../../admin/hooks/use-has-right.ts';
import { useTypeUid } from '../../../admin/hooks/use-type-uid.ts';
import { SCHOOL } from '../../../content/types.ts';
import { EXPORT_SCHOOLS_PATH } from '../paths.ts';
import { ImportDialog } from './import-dialog.tsx';

export function SchoolButtons() {
  const uid = useTypeUid();
  const mayPublish = useMayPublish(uid);
  if (uid !== SCHOOL) return null;
  return (
    <>
      <ExportButton path={EXPORT_SCHOOLS_PATH} fileName="schools" label="Export" />
      {mayPublish && <ImportDialog />}
    </>
  );
}

/** A link to a map replaces the column of languages, which the page “Languages” shows too: a list lacks room for both. */
export function withMapColumn(columns: ListFieldLayout[], layout: ListLayout): ListFieldLayout[] {
  // The layout does not name its type, so the fields tell whether this is the list of schools.
  const hasCoordinates = 'latitude' in layout.metadatas && 'longitude' in layout.metadatas;
  if (!hasCoordinates) return columns;
  return [...columns.filter(({ name }) => name !== 'locales'), MAP_COLUMN];
}

const MAP_COLUMN: ListFieldLayout = {
  attribute: { type: 'custom' },
  name: 'map',
  label: 'Place',
  searchable: false,
  sortable: false,
  cellFormatter({ name, latitude, longitude }) {
    if (!latitude || !longitude) return '-';
    const url = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;
    return (
      <Link href={url} isExternal aria-label={`Map of ${name}`} onClick={stopRowClick}>
        Map
      </Link>
    );
  },
};
