import { Box, Link, Tr } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { ListPage, NameCell, TextCell } from '../../../admin/components/list-page.tsx';
import { READ_ON_MOUNT, staffApi } from '../../../admin/requests/staff-api.ts';
import { editPath } from '../../../content/addresses/admin-paths.ts';
import { nameOfLanguage } from '../../../content/languages/languages.ts';
import { isRecord } from '../../../platform/record.ts';
import type { FoundEntry } from '../found-entry.ts';
import { ENTRY_OF_PAGE_PATH, FIND_PATH } from '../paths.ts';
import FindForm from './find-form.tsx';

const { useEntryOfPageQuery, useFoundEntriesQuery } = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    entryOfPage: builder.query<{ readonly path: string }, string>({
      query: (page) => `${ENTRY_OF_PAGE_PATH}?page=${encodeURIComponent(page)}`,
    }),
    foundEntries: builder.query<readonly FoundEntry[], string>({
      query: (typed) => ({ url: FIND_PATH, method: 'POST', data: { query: typed } }),
    }),
  }),
});

/** Finds entries of all lists by words, and the entry behind a page of the website (`?page=`). */
export default function FindPage() {
  const { search, state } = useLocation();
  const page = new URLSearchParams(search).get('page');
  if (page) return <EntryOfPage page={page} />;
  const query = isRecord(state) ? String(state.query ?? '') : '';
  return <SearchResults key={query} query={query} />;
}

function EntryOfPage({ page }: { readonly page: string }) {
  const { currentData: entry, error, isError } = useEntryOfPageQuery(page, READ_ON_MOUNT);
  if (isError && !isNotFound(error)) return <Page.Error />;
  if (isError) return <SearchResults query="" hint={noEntryMessage(page)} />;
  return entry ? <Navigate to={entry.path} replace /> : <Page.Loading />;
}

function isNotFound(error: unknown): boolean {
  return isRecord(error) && error.status === 404;
}

function noEntryMessage(page: string): string {
  return `Nothing in the CMS has the page ${page}: it was deleted, or its address has changed. Look for a word that is on it.`;
}

const HEADINGS = ['Entry', 'List', 'Language'];
const QUERY_HINT = 'Type a word, a name or a phone number.';

interface SearchResultsProps {
  /** Empty before the first search. */
  readonly query: string;
  readonly hint?: string;
}

function SearchResults({ query, hint = QUERY_HINT }: SearchResultsProps) {
  const isBeforeSearch = query === '';
  const options = { ...READ_ON_MOUNT, skip: isBeforeSearch };
  const { data = [], isError, isLoading } = useFoundEntriesQuery(query, options);
  if (isError) return <Page.Error />;
  if (isLoading) return <Page.Loading />;
  return (
    <ListPage
      title="Find"
      subtitle="In all lists and texts that you may read, in every language: names first, then texts. A phone number is found however it is written."
      filter={<FindForm query={query} autoFocus={isBeforeSearch} />}
      headings={HEADINGS}
      emptyText={isBeforeSearch ? hint : 'Nothing was found.'}
    >
      {data.map((entry) => (
        <Tr key={`${entry.uid} ${entry.documentId} ${entry.locale}`}>
          <NameCell>
            <Link tag={RouterLink} to={editPath(entry)}>
              {entry.name}
            </Link>
            {entry.excerpt !== '' && <Box>{entry.excerpt}</Box>}
          </NameCell>
          <TextCell text={entry.typeLabel} />
          <TextCell text={nameOfLanguage(entry.locale) ?? ''} />
        </Tr>
      ))}
    </ListPage>
  );
}
