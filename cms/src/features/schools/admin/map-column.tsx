import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import { Link } from '@strapi/design-system';
import type { Columns } from '../../../admin/platform/feature';

/**
 * Links to a map of where each school is. The schools have four more columns than fit beside the languages; the page
 * Languages lists their translations.
 */
export function showMapLinks({ displayedHeaders, layout }: Columns): Columns {
  const hasCoordinates = 'latitude' in layout.metadatas && 'longitude' in layout.metadatas;
  if (!hasCoordinates) return { displayedHeaders, layout };
  const columns = displayedHeaders.filter(({ name }) => name !== 'locales');
  return { displayedHeaders: [...columns, MAP_LINK], layout };
}

const MAP_LINK: ListFieldLayout = {
  attribute: { type: 'custom' },
  name: 'place',
  label: 'Place',
  searchable: false,
  sortable: false,
  cellFormatter({ name, latitude, longitude }) {
    if (!latitude || !longitude) return '-';
    const url = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;
    return (
      <Link
        href={url}
        isExternal
        aria-label={`Map of ${name}`}
        // A press on the row itself opens the school.
        onClick={(event) => event.stopPropagation()}
      >
        Map
      </Link>
    );
  },
};
