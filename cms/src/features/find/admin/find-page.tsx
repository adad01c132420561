import { Box, Link, Tr } from '@strapi/design-system';
import { adminApi, Page } from '@strapi/strapi/admin';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { READ_ON_MOUNT, unwrapData } from '../../../admin/platform/entry-api';
import { ListPage, NameCell, TextCell } from '../../../admin/platform/list-page';
import { editPath } from '../../../content/addresses/admin-paths';
import { languageName } from '../../../content/languages/languages';
import { isRecord } from '../../../platform/row';
import type { Found } from '../server/find';
import FindForm from './find-form';

const api = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    entryOfPage: builder.query<{ readonly path: string }, string>({
      query: (page) => `/website/entry-of-page?page=${encodeURIComponent(page)}`,
      transformResponse: unwrapData,
    }),
    find: builder.query<readonly Found[], string>({
      query: (words) => ({ url: '/website/find', method: 'POST', data: { words } }),
      transformResponse: unwrapData,
    }),
  }),
});

/** Finds entries of all lists by words, and the entry behind a page of the website (`?page=`). */
export default function FindPage() {
  const { search, state } = useLocation();
  const page = new URLSearchParams(search).get('page');
  if (page) return <EntryOfPage page={page} />;
  const words = isRecord(state) ? String(state.words ?? '') : '';
  return <FoundByWords key={words} words={words} />;
}

/** Leads on to the entry that a page of the website shows. */
function EntryOfPage({ page }: { readonly page: string }) {
  const { currentData: entry, error, isError } = api.useEntryOfPageQuery(page, READ_ON_MOUNT);
  if (isError && !isNotFound(error)) return <Page.Error />;
  if (isError) return <FoundByWords words="" hint={whyNot(page)} />;
  return entry ? <Navigate to={entry.path} replace /> : <Page.Loading />;
}

function isNotFound(error: unknown): boolean {
  return isRecord(error) && error.status === 404;
}

function whyNot(page: string): string {
  return `Nothing in the CMS has the page ${page}: it was deleted, or its address is another now. Look for a word that stands on it.`;
}

const HEADINGS = ['Entry', 'List', 'Language'];

const TYPE_WORDS = 'Type a word, a name or a phone number.';

interface FoundByWordsProps {
  readonly words: string;
  /** Said where nobody has looked for anything yet. */
  readonly hint?: string;
}

/** The words stand in the state of the history, since an address with names would get into logs. */
function FoundByWords({ words, hint = TYPE_WORDS }: FoundByWordsProps) {
  const {
    data: found = [],
    isError,
    isLoading,
  } = api.useFindQuery(words, {
    ...READ_ON_MOUNT,
    skip: words === '',
  });
  if (isError) return <Page.Error />;
  if (isLoading) return <Page.Loading />;
  return (
    <ListPage
      title="Find"
      subtitle="In all lists and texts that you may read, in every language: names first, then texts. A phone number is found however it is written."
      filter={<FindForm words={words} isReady={words === ''} />}
      headings={HEADINGS}
      empty={words === '' ? hint : 'Nothing was found.'}
    >
      {found.map((entry) => (
        <Tr key={`${entry.uid} ${entry.documentId} ${entry.locale}`}>
          <NameCell>
            <Link tag={RouterLink} to={editPath(entry)}>
              {entry.name}
            </Link>
            {entry.excerpt !== '' && <Box>{entry.excerpt}</Box>}
          </NameCell>
          <TextCell text={entry.list} />
          <TextCell text={languageName(entry.locale) ?? ''} />
        </Tr>
      ))}
    </ListPage>
  );
}
