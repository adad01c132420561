import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Box, Link } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { stopRowClick } from '../../../admin/components/stop-row-click.ts';
import { localeQuery } from '../../../content/addresses/admin-paths.ts';
import { orderForPhone } from './phone-order.ts';

/** Strapi's design system calls a screen a tablet from 768 px on. */
const PHONE_QUERY = '(max-width: 767.98px)';
/** Beside the checkbox of a row, a phone of 390 px shows about this much text: a name, or a name and a date. */
const NAME_WIDTH = '22rem';
const NAME_WIDTH_BESIDE_DATE = '13rem';
const DATE_WIDTH = '9rem';

/** On a phone, puts the name first, and the first and last name of a person into one column. */
export function withPhoneColumns(
  columns: ListFieldLayout[],
  layout: ListLayout,
): ListFieldLayout[] {
  const { mainField } = layout.settings;
  const main = columns.find(({ name }) => name === mainField);
  if (!main || !window.matchMedia(PHONE_QUERY).matches) return columns;
  const { nameFields, others } = orderForPhone(columns, main);
  if (main.cellFormatter) return [main, ...others];
  const hasDateBeside = others[0]?.name === 'createdAt';
  const first: ListFieldLayout = {
    ...main,
    label: nameFields.length > 1 ? 'Name' : main.label,
    cellFormatter: ({ documentId, locale, ...row }) => (
      <WrappedText width={hasDateBeside ? NAME_WIDTH_BESIDE_DATE : NAME_WIDTH}>
        <Link
          tag={RouterLink}
          to={{ pathname: documentId, search: localeQuery(locale) }}
          onClick={stopRowClick}
        >
          {nameFields.map((name) => row[name]).join(' ')}
        </Link>
      </WrappedText>
    ),
  };
  return [first, ...others.map(withNarrowDate)];
}

/** Shows the time below the day. */
function withNarrowDate(column: ListFieldLayout): ListFieldLayout {
  const { name, cellFormatter } = column;
  if (name !== 'createdAt' || !cellFormatter) return column;
  return {
    ...column,
    cellFormatter: (...cell) => (
      <WrappedText width={DATE_WIDTH}>{cellFormatter(...cell)}</WrappedText>
    ),
  };
}

/** Strapi's cells do not wrap their text. */
function WrappedText({
  width,
  children,
}: {
  readonly width: string;
  readonly children: ReactNode;
}) {
  return (
    <Box width={width} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
