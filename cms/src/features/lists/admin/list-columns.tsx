import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Link, Typography } from '@strapi/design-system';
import { entryName } from '../../../content/entry-name';
import { ENGLISH } from '../../../content/languages';
import { isRecord } from '../../../platform/is-record';
import { fullName } from '../../../platform/person';
import { dayInWords, timeInWords } from '../../../platform/time';
import { yesOrNo } from '../../../admin/fields/yes-or-no';
import { OrderCell } from '../../ordering/admin/order-cell';
import { choices } from '../../../admin/platform/choices';
import { website } from '../../../admin/platform/website';
import { fitTexts } from './text-cells';

interface Columns {
  readonly displayedHeaders: ListFieldLayout[];
  readonly layout: ListLayout;
}

/**
 * Shows choices in words and years without a comma, where each school is, who changed a submission last,
 * and in place of its number what moves it.
 */
export function completeColumns({ displayedHeaders, layout }: Columns): Columns {
  const hasPlaces = 'latitude' in layout.metadatas && 'longitude' in layout.metadatas;
  // The schools have four more columns than fit beside the languages; the page Languages lists their
  // translations.
  const hasLanguages = website.translatedLanguages.length > 0 && !hasPlaces;
  const columns = displayedHeaders
    .filter(({ name }) => name !== 'locales' || hasLanguages)
    .map(columnInWords)
    .map(withLanguages)
    .map((column) => withMoves(column, layout.settings.mainField));
  if (hasPlaces) columns.push(PLACE);
  const status = columns.findIndex(({ name }) => name === 'progress');
  if (status >= 0) columns.splice(status + 1, 0, CHANGED_BY);
  // Strapi adds the status of a type with drafts behind all others.
  const fitted = layout.options.draftAndPublish
    ? fitTexts(columns, layout.settings.mainField)
    : columns;
  return { displayedHeaders: fitted, layout };
}

function columnInWords(column: ListFieldLayout): ListFieldLayout {
  const inWords = wordsFor(column.attribute);
  if (!inWords) return column;
  return { ...column, cellFormatter: (row) => <Words>{inWords(row[column.name])}</Words> };
}

/** Returns the text of a cell, or undefined where Strapi's own cell shows the value. */
function wordsFor(
  attribute: ListFieldLayout['attribute'],
): ((value: unknown) => string) | undefined {
  const customField = 'customField' in attribute ? attribute.customField : '';
  if (customField === 'global::yes-or-no') return yesOrNo;
  if (customField === 'global::year') return choiceInWords;
  switch (attribute.type) {
    case 'date':
      return (value) => (value ? dayInWords(String(value), 'UTC') : '-');
    case 'datetime':
      return (value) => (value ? timeInWords(String(value), website.timeZone) : '-');
    case 'boolean':
      return (value) => (value ? 'Yes' : 'No');
    case 'enumeration':
      return choiceInWords;
    default:
      return undefined;
  }
}

function choiceInWords(value: unknown): string {
  const choice = String(value ?? '-');
  return choices[choice] ?? choice;
}

function Words({ title, children }: { title?: string; children: string }) {
  return (
    <Typography textColor="neutral800" title={title}>
      {children}
    </Typography>
  );
}

/** Strapi's own cell is so wide that it pushes the status out of sight. */
function withLanguages(column: ListFieldLayout): ListFieldLayout {
  if (column.name !== 'locales') return column;
  return {
    ...column,
    label: 'Languages',
    cellFormatter({ locale, localizations }) {
      const others: unknown = localizations;
      const translations = Array.isArray(others) ? others : [];
      const codes = [{ locale }, ...translations]
        .map((each) => String(each.locale))
        .filter((code) => code === ENGLISH || website.translatedLanguages.includes(code))
        .sort();
      const names = codes.map((code) => choices[code] ?? code).join(', ');
      return <Words title={names}>{codes.join(' ')}</Words>;
    },
  };
}

function withMoves(column: ListFieldLayout, mainField: string): ListFieldLayout {
  if (column.name !== 'sortOrder') return column;
  return {
    ...column,
    cellFormatter: (row) => (
      <OrderCell
        documentId={row.documentId}
        name={entryName(row, mainField)}
        place={row.sortOrder}
      />
    ),
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

/** The column stands beside the status, since the end of the row lies outside a small window. */
const CHANGED_BY: ListFieldLayout = {
  attribute: { type: 'custom' },
  name: 'changedBy',
  label: 'Changed by',
  searchable: false,
  sortable: false,
  cellFormatter({ updatedBy }) {
    return <Words>{(isRecord(updatedBy) && fullName(updatedBy)) || '-'}</Words>;
  },
};
