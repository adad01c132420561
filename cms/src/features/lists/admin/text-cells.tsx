import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { Link, useLocation } from 'react-router-dom';
import { nameNotes } from '../../../admin/platform/name-notes';

/** The width of Strapi's menus, the margins, the boxes to tick, the status, and the menu of each row. */
const AROUND_PX = 650;
const PADDING_PX = 32;
/**
 * The width of a column by its kind, with its padding. All other columns share what is left of the window.
 */
const WIDTHS_PX: Readonly<Record<string, number>> = {
  sortOrder: 100,
  locales: 122,
  place: 88,
  media: 116,
  boolean: 80,
  date: 122,
  integer: 100,
};

/** Cuts texts off that would push the status of an entry out of a window of 1366 pixels. */
export function fitTexts(
  columns: readonly ListFieldLayout[],
  mainField: string,
): ListFieldLayout[] {
  const widthOf = ({ name, attribute }: ListFieldLayout) =>
    WIDTHS_PX[name] ?? WIDTHS_PX[attribute.type];
  const texts = columns.filter((column) => widthOf(column) === undefined);
  const others = columns.reduce((sum, column) => sum + (widthOf(column) ?? 0), AROUND_PX);
  // The column with the name is as wide as all other texts together.
  const weightOf = ({ name }: ListFieldLayout) =>
    name === mainField ? Math.max(1, texts.length - 1) : 1;
  const shares = texts.reduce((sum, column) => sum + weightOf(column), 0);
  return columns.map((column) => {
    const { name, cellFormatter } = column;
    const isMain = name === mainField;
    if (widthOf(column) !== undefined && !isMain) return column;
    const share = `(100vw - ${others}px) * ${weightOf(column)} / ${Math.max(1, shares)}`;
    const maxWidth = `max(6rem, calc(${share} - ${PADDING_PX}px))`;
    return {
      ...column,
      cellFormatter(row, ...rest) {
        const value = cellFormatter?.(row, ...rest) ?? inWords(row[name]);
        if (!isMain) return <Text text={value} maxWidth={maxWidth} />;
        return <Name documentId={row.documentId} text={value} maxWidth={maxWidth} />;
      },
    };
  });
}

type Words = ReturnType<NonNullable<ListFieldLayout['cellFormatter']>>;

function inWords(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en');
  return value ? String(value) : '-';
}

interface TextProps {
  readonly text: Words;
  readonly maxWidth: string;
}

function Text({ text, maxWidth }: TextProps) {
  const title = typeof text === 'string' ? text : undefined;
  return (
    <Typography tag="p" ellipsis maxWidth={maxWidth} textColor="neutral800" title={title}>
      {text}
    </Typography>
  );
}

/**
 * The name of an entry, which leads to it as Strapi's own cell does. Below it stands what the status does not
 * say.
 */
function Name({ documentId, ...text }: TextProps & { readonly documentId: string }) {
  const { pathname } = useLocation();
  const [{ rawQuery }] = useQueryParams();
  const plugins = [...new URLSearchParams(rawQuery)].filter(([name]) => name.startsWith('plugins'));
  const search = new URLSearchParams(plugins).toString();
  return (
    <>
      <Link
        to={{ pathname: `${pathname}/${documentId}`, search }}
        style={{ color: 'inherit' }}
        // A press on the row itself opens the entry too.
        onClick={(event) => event.stopPropagation()}
      >
        <Text {...text} />
      </Link>
      {nameNotes.map((NameNote) => (
        <NameNote key={NameNote.name} documentId={documentId} />
      ))}
    </>
  );
}
