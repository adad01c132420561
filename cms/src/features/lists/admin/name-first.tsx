import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import { Box, Link } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Columns } from '../../../admin/platform/feature';

/** Narrower than Strapi's own tablets. */
const PHONE = '(max-width: 767.98px)';
/** The name of an entry alone, or with the date beside it. */
const NAME = '22rem';
const SHORT_NAME = '13rem';
const DATE = '9rem';

/** On a phone the name of an entry stands first and whole; the two names of a person share a column, then the date. */
export function nameFirst({ displayedHeaders, layout }: Columns): Columns {
  const { mainField } = layout.settings;
  const main = displayedHeaders.find(({ name }) => name === mainField);
  if (!main || !window.matchMedia(PHONE).matches) return { displayedHeaders, layout };
  const hasTwoNames = displayedHeaders.some(({ name }) => name === 'lastName');
  const names = hasTwoNames ? [main.name, 'lastName'] : [main.name];
  const others = displayedHeaders.filter(({ name }) => !names.includes(name));
  // A choice is shown in words, which its own column knows.
  if (main.cellFormatter) return { displayedHeaders: [main, ...others], layout };
  const isSubmission = others[0]?.name === 'createdAt';
  const first: ListFieldLayout = {
    ...main,
    label: hasTwoNames ? 'Name' : main.label,
    cellFormatter: ({ documentId, locale, ...row }) => (
      <Lines width={isSubmission ? SHORT_NAME : NAME}>
        <Link
          tag={RouterLink}
          to={{ pathname: documentId, search: locale ? `?plugins[i18n][locale]=${locale}` : '' }}
          // The row leads there too.
          onClick={(event) => event.stopPropagation()}
        >
          {names.map((name) => row[name]).join(' ')}
        </Link>
      </Lines>
    ),
  };
  return { displayedHeaders: [first, ...others.map(inTwoLines)], layout };
}

/** The time of a day stands below it. */
function inTwoLines(column: ListFieldLayout): ListFieldLayout {
  const { name, cellFormatter } = column;
  if (name !== 'createdAt' || !cellFormatter) return column;
  return {
    ...column,
    cellFormatter: (...cell) => <Lines width={DATE}>{cellFormatter(...cell)}</Lines>,
  };
}

/** The cells of Strapi's table are one line. */
function Lines({ width, children }: { readonly width: string; readonly children: ReactNode }) {
  return (
    <Box width={width} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
