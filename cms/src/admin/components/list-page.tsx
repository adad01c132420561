import { Box, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { editPath } from '../../content/addresses/admin-paths.ts';
import type { ListedEntry } from '../../entries/listed-entry.ts';

interface ListPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly action?: ReactNode;
  readonly filter?: ReactNode;
  readonly headings: readonly string[];
  readonly selectAllCheckbox?: ReactNode;
  readonly emptyText: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function ListPage(props: ListPageProps) {
  const {
    title,
    subtitle,
    action,
    filter,
    headings,
    selectAllCheckbox,
    emptyText,
    footer,
    children,
  } = props;
  const count = Children.count(children);
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />
      <Layouts.Content>
        {filter && <Box paddingBottom={4}>{filter}</Box>}
        <Table
          colCount={headings.length + (selectAllCheckbox ? 1 : 0)}
          rowCount={count + 1}
          // The keyboard starts in the second column, because a checkbox in the first would catch the arrow keys.
          initialCol={selectAllCheckbox ? 1 : 0}
        >
          <Thead>
            <Tr>
              {selectAllCheckbox && <Th>{selectAllCheckbox}</Th>}
              {headings.map((heading) => (
                <HeadingCell key={heading}>{heading}</HeadingCell>
              ))}
            </Tr>
          </Thead>
          <Tbody>{children}</Tbody>
        </Table>
        {count === 0 && (
          <Box padding={6}>
            <Typography>{emptyText}</Typography>
          </Box>
        )}
        {footer}
      </Layouts.Content>
    </Page.Main>
  );
}

export function HeadingCell({ children, ...cell }: ComponentProps<typeof Th>) {
  return (
    <Th {...cell}>
      <Typography variant="sigma" textColor="neutral600">
        {children}
      </Typography>
    </Th>
  );
}

/** The props that `Tbody` gives each row. Without them the keyboard does not reach the cells. */
export type RowProps = ComponentProps<typeof Tr>;

export function NameCell({ children, ...cell }: ComponentProps<typeof Td>) {
  return (
    <Td {...cell}>
      <Box
        minWidth="20rem"
        paddingTop={2}
        paddingBottom={2}
        style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </Td>
  );
}

export function EntryLink({ entry }: { readonly entry: ListedEntry }) {
  return (
    <Link tag={NavLink} to={editPath(entry)}>
      {entry.name}
    </Link>
  );
}

export function TextCell({ text, ...cell }: ComponentProps<typeof Td> & { readonly text: string }) {
  return (
    <Td {...cell}>
      <Typography textColor="neutral800">{text}</Typography>
    </Td>
  );
}
