import { Box, Flex, Link } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { useParams } from 'react-router-dom';
import { READ_AGAIN, READ_ONCE_FOR_LIST } from '../../../admin/platform/entry-api';
import { useFormEntry } from '../../../admin/platform/form-entry';
import type { ListNotes } from '../../../admin/platform/list-notes';
import { useLocale } from '../../../admin/platform/locale';
import { Note } from '../../../admin/platform/note';
import { website } from '../../../admin/platform/website';
import { hasOwnPage } from '../../../content/addresses/entry-pages';
import { isContent } from '../../../content/types';
import { useLivePathQuery, useLivePathsQuery } from './live-api';

const SEE = 'See the page';

/** Leads from below the buttons of a form to the page as visitors see it now. */
export function LiveLink() {
  const { model, document } = useFormEntry();
  const entry = { model, documentId: document?.documentId ?? '', locale: useLocale() };
  const skip = !website.siteUrl || !isContent(model) || entry.documentId === '';
  const { data } = useLivePathQuery(entry, { ...READ_AGAIN, skip });
  if (skip || !data?.path) return null;
  const isOlder = document?.status === 'modified';
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Link {...toPage(data.path)} endIcon={<ExternalLink />}>
        On the website now
      </Link>
      {isOlder && <Note text="An older version: what was saved since is not published." />}
    </Flex>
  );
}

/** In a list, the links to the pages of its entries. */
export function usePageLinks(): ListNotes {
  const { slug: model = '' } = useParams();
  const list = { model, locale: useLocale() };
  const skip = !website.siteUrl || !hasOwnPage(model);
  const { currentData: paths = {}, isError } = useLivePathsQuery(list, {
    ...READ_ONCE_FOR_LIST,
    skip,
  });
  return {
    isError,
    noteOf(documentId) {
      const path = paths[documentId];
      return path && <PageLink path={path} />;
    },
  };
}

function PageLink({ path }: { readonly path: string }) {
  // A press on the row opens the form.
  return (
    <Box onClick={(event) => event.stopPropagation()}>
      <Link {...toPage(path)} title={SEE} aria-label={SEE}>
        <ExternalLink />
      </Link>
    </Box>
  );
}

function toPage(path: string) {
  return {
    href: new URL(path, website.siteUrl).href,
    target: '_blank',
    rel: 'noreferrer',
  } as const;
}
