import { Box, Flex, Link } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { useParams } from 'react-router-dom';
import { READ_ON_MOUNT, SHARED_BY_ROWS } from '../../../admin/platform/entry-api';
import { useFormEntry } from '../../../admin/platform/form-entry';
import type { ListNotes } from '../../../admin/platform/list-notes';
import { useLocale } from '../../../admin/platform/locale';
import { publicSettings } from '../../../admin/platform/public-settings';
import { SmallText } from '../../../admin/platform/small-text';
import { hasOwnPage } from '../../../content/addresses/entry-pages';
import { isContent } from '../../../content/types';
import { useLivePathQuery, useLivePathsQuery } from './live-api';

const SEE = 'See the page';

/** Leads from below the buttons of a form to the page as visitors see it now. */
export function LiveLink() {
  const { uid, document } = useFormEntry();
  const entry = { uid, documentId: document?.documentId ?? '', locale: useLocale() };
  const skip = !publicSettings.siteUrl || !isContent(uid) || entry.documentId === '';
  const { data } = useLivePathQuery(entry, { ...READ_ON_MOUNT, skip });
  if (skip || !data?.path) return null;
  const isOlder = document?.status === 'modified';
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Link {...toPage(data.path)} endIcon={<ExternalLink />}>
        On the website now
      </Link>
      {isOlder && <SmallText text="An older version: what was saved since is not published." />}
    </Flex>
  );
}

/** In a list, the links to the pages of its entries. */
export function usePageLinks(): ListNotes {
  const { slug: uid = '' } = useParams();
  const list = { uid, locale: useLocale() };
  const skip = !publicSettings.siteUrl || !hasOwnPage(uid);
  const { currentData: paths = {}, isError } = useLivePathsQuery(list, {
    ...SHARED_BY_ROWS,
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
    href: new URL(path, publicSettings.siteUrl).href,
    target: '_blank',
    rel: 'noreferrer',
  } as const;
}
