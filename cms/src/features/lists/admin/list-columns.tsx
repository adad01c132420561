import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { Fragment } from 'react';
import { choiceLabels } from '../../../admin/platform/choice-labels';
import type { Columns } from '../../../admin/platform/feature';
import { useAllListNotes } from '../../../admin/platform/list-notes';
import { publicSettings } from '../../../admin/platform/public-settings';
import { ENGLISH } from '../../../content/languages/languages';
import { dayInWords, timeInWords } from '../../../platform/time';
import { yesOrNoInWords } from '../../../platform/yes-or-no';
import { nameFirst } from './name-first';

/**
 * Shows choiceLabels in words, years without a comma, languages as codes, and last what the status of an entry does not
 * say.
 */
export function completeColumns({ displayedHeaders, layout }: Columns): Columns {
  const hasLanguages = publicSettings.translatedLanguages.length > 0;
  const columns = displayedHeaders
    .filter(({ name }) => name !== 'locales' || hasLanguages)
    .map(columnInWords)
    .map(withLanguages);
  if (layout.options.draftAndPublish) columns.push(NOTE);
  return nameFirst({ displayedHeaders: columns, layout });
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
  if (customField === 'global::yes-or-no') return yesOrNoInWords;
  if (customField === 'global::year') return choiceInWords;
  switch (attribute.type) {
    case 'date':
      return (value) => (value ? dayInWords(String(value), 'UTC') : '-');
    case 'datetime':
      return (value) => (value ? timeInWords(String(value), publicSettings.timeZone) : '-');
    case 'boolean':
      return (value) => yesOrNoInWords(Boolean(value));
    case 'enumeration':
      return choiceInWords;
    default:
      return undefined;
  }
}

function choiceInWords(value: unknown): string {
  const choice = String(value ?? '-');
  return choiceLabels[choice] ?? choice;
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
        .filter((code) => code === ENGLISH || publicSettings.translatedLanguages.includes(code))
        .sort();
      const names = codes.map((code) => choiceLabels[code] ?? code).join(', ');
      return <Words title={names}>{codes.join(' ')}</Words>;
    },
  };
}

/** Strapi adds the status of a type with drafts behind it. */
const NOTE: ListFieldLayout = {
  attribute: { type: 'custom' },
  name: 'note',
  label: 'Note',
  searchable: false,
  sortable: false,
  cellFormatter: ({ documentId }) => <Notes documentId={documentId} />,
};

function Notes({ documentId }: { documentId: string }) {
  return useAllListNotes().map(({ noteOf }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is filled once, before anything is drawn
    <Fragment key={index}>{noteOf(documentId)}</Fragment>
  ));
}
