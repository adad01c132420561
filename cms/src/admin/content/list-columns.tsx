import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Link, Typography } from '@strapi/design-system';
import { choices } from './choices';
import { yesOrNo } from './yes-or-no';

interface Columns {
  readonly displayedHeaders: ListFieldLayout[];
  readonly layout: ListLayout;
}

/** Shows choices in words and years without a comma, and adds the place of each school on a map. */
export function completeColumns({ displayedHeaders, layout }: Columns): Columns {
  const columns = displayedHeaders.map(inWords);
  const hasPlaces = 'latitude' in layout.metadatas && 'longitude' in layout.metadatas;
  return { displayedHeaders: hasPlaces ? [...columns, PLACE] : columns, layout };
}

function inWords(column: ListFieldLayout): ListFieldLayout {
  const { attribute, name } = column;
  const customField = 'customField' in attribute ? attribute.customField : '';
  const isYear = customField === 'global::year';
  if (customField === 'global::yes-or-no') {
    return {
      ...column,
      cellFormatter: (row) => <Typography textColor="neutral800">{yesOrNo(row[name])}</Typography>,
    };
  }
  if (!isYear && attribute.type !== 'enumeration') return column;
  return {
    ...column,
    cellFormatter(row) {
      const value = String(row[name] ?? '-');
      return <Typography textColor="neutral800">{choices[value] ?? value}</Typography>;
    },
  };
}

const PLACE: ListFieldLayout = {
  attribute: { type: 'custom' },
  name: 'place',
  label: 'Place',
  searchable: false,
  sortable: false,
  cellFormatter({ name, latitude, longitude }) {
    if (!latitude || !longitude) return '-';
    const address = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`;
    return (
      <Link
        href={address}
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
