import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { choiceLabels } from '../../../admin/frame/choice-labels.ts';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { customFieldOf } from '../../../content/custom-fields.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { ownValue } from '../../../platform/record.ts';
import { yesOrNoInWords } from '../../../platform/text/yes-or-no.ts';
import { dayInWords, timeInWords } from '../../../platform/time.ts';
import { withPhoneColumns } from './phone-columns.tsx';

/** Formats cells, shortens or removes the column of languages, adds “Note”, and orders the columns for a phone. */
export function withListColumns(columns: ListFieldLayout[], layout: ListLayout): ListFieldLayout[] {
  const hasLanguages = publicSettings.translatedLanguages.length > 0;
  const formatted = columns
    .filter(({ name }) => name !== 'locales' || hasLanguages)
    .map(withFormattedCell)
    .map(withLanguageCodes);
  if (layout.options.draftAndPublish) formatted.push(NOTE_COLUMN);
  return withPhoneColumns(formatted, layout);
}

function withFormattedCell(column: ListFieldLayout): ListFieldLayout {
  const format = formatterOf(column.attribute);
  if (!format) return column;
  return { ...column, cellFormatter: (row) => <CellText>{format(row[column.name])}</CellText> };
}

/** Undefined if Strapi's own cell shows the value well. */
function formatterOf(
  attribute: ListFieldLayout['attribute'],
): ((value: unknown) => string) | undefined {
  const customField = customFieldOf(attribute);
  if (customField === 'yes-or-no') return yesOrNoInWords;
  // Strapi's own cell shows the year 2025 as `2,025`.
  if (customField === 'year') return valueOrDash;
  switch (attribute.type) {
    case 'date':
      return (value) => (value ? dayInWords(String(value), 'UTC') : '-');
    case 'datetime':
      return (value) => (value ? timeInWords(String(value), publicSettings.timeZone) : '-');
    case 'boolean':
      return (value) => yesOrNoInWords(Boolean(value));
    case 'enumeration':
      return choiceLabel;
    default:
      return undefined;
  }
}

function valueOrDash(value: unknown): string {
  return String(value ?? '-');
}

function choiceLabel(value: unknown): string {
  const choice = valueOrDash(value);
  return ownValue(choiceLabels, choice) ?? choice;
}

function CellText({ title, children }: { title?: string; children: string }) {
  return (
    <Typography textColor="neutral800" title={title}>
      {children}
    </Typography>
  );
}

/** Shows the codes of the languages, since Strapi's own cell is too wide. */
function withLanguageCodes(column: ListFieldLayout): ListFieldLayout {
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
      return <CellText title={names}>{codes.join(' ')}</CellText>;
    },
  };
}

const NOTE_COLUMN: ListFieldLayout = {
  attribute: { type: 'custom' },
  name: 'note',
  label: 'Note',
  searchable: false,
  sortable: false,
  cellFormatter: ({ documentId }) => <NotesCell documentId={documentId} />,
};

function NotesCell({ documentId }: { documentId: string }) {
  const EntryNotes = useProvidedComponent('EntryNotes');
  return EntryNotes && <EntryNotes documentId={documentId} />;
}
