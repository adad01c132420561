import { Box, Link, Td, Tr } from '@strapi/design-system';
import { Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { ListPage, TextCell } from '../../../admin/platform/list-page';
import { editPath } from '../../../content/addresses/edit-path';
import { languageName } from '../../../content/languages/languages';
import { isRecord } from '../../../platform/is-record';
import type { Found } from '../server/find';
import FindForm from './find-form';

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
  const { get } = useFetchClient();
  const navigate = useNavigate();
  const [isNowhere, setNowhere] = useState(false);
  useEffect(() => {
    get<{ data: { path: string } }>(`/website/entry-of-page?page=${encodeURIComponent(page)}`)
      .then(({ data }) => navigate(data.data.path, { replace: true }))
      .catch(() => setNowhere(true));
  }, [get, navigate, page]);
  return isNowhere ? <FoundByWords words="" /> : <Page.Loading />;
}

const HEADINGS = ['Entry', 'List', 'Language'];

/** The words stand in the state of the history, since an address with names would get into logs. */
function FoundByWords({ words }: { readonly words: string }) {
  const { post } = useFetchClient();
  const [found, setFound] = useState<readonly Found[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (words === '') return;
    post<{ data: Found[] }>('/website/find', { words })
      .then(({ data }) => setFound(data.data))
      .catch(() => setFailed(true));
  }, [post, words]);
  if (isFailed) return <Page.Error />;
  if (words !== '' && !found) return <Page.Loading />;
  return (
    <ListPage
      title="Find"
      subtitle="In all lists and texts that you may read, in every language: names first, then texts. A phone number is found however it is written."
      filter={<FindForm words={words} isReady={words === ''} />}
      headings={HEADINGS}
      empty={words === '' ? 'Type a word, a name or a phone number.' : 'Nothing was found.'}
    >
      {(found ?? []).map((entry) => (
        <Tr key={`${entry.uid} ${entry.documentId} ${entry.locale}`}>
          <Td>
            <Link tag={RouterLink} to={editPath(entry)}>
              {entry.name}
            </Link>
            {entry.excerpt !== '' && <Box>{entry.excerpt}</Box>}
          </Td>
          <TextCell text={entry.list} />
          <TextCell text={languageName(entry.locale) ?? ''} />
        </Tr>
      ))}
    </ListPage>
  );
}
