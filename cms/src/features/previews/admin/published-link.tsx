import { Box, Flex, Link } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { stopRowClick } from '../../../admin/components/stop-row-click.ts';
import type { ListNotes } from '../../../admin/frame/list-notes.ts';
import { useFormEntry } from '../../../admin/hooks/use-form-entry.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { useTypeUid } from '../../../admin/hooks/use-type-uid.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { ONE_ANSWER_FOR_ALL_ROWS, READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { hasSlug } from '../../../content/addresses/entry-pages.ts';
import { isContent } from '../../../content/types.ts';
import { usePublishedPathQuery, usePublishedPathsQuery } from './previews-api.ts';

const PAGE_LINK_LABEL = 'See the page';

export function PublishedLink() {
  const { uid, document } = useFormEntry();
  const entryRef = { uid, documentId: document?.documentId ?? '', locale: useLocale() };
  const skip = !publicSettings.siteUrl || !isContent(uid) || entryRef.documentId === '';
  const { data } = usePublishedPathQuery(entryRef, { ...READ_ON_MOUNT, skip });
  if (skip || !data?.path) return null;
  const hasUnpublishedChanges = document?.status === 'modified';
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Link {...pageLinkProps(data.path)} endIcon={<ExternalLink />}>
        On the website now
      </Link>
      {hasUnpublishedChanges && (
        <SmallText text="What was saved last may not be on the website yet." />
      )}
    </Flex>
  );
}

export function usePageLinks(): ListNotes {
  const uid = useTypeUid();
  const list = { uid, locale: useLocale() };
  const skip = !publicSettings.siteUrl || !hasSlug(uid);
  const { currentData: paths = {}, isError } = usePublishedPathsQuery(list, {
    ...ONE_ANSWER_FOR_ALL_ROWS,
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
  return (
    <Box onClick={stopRowClick}>
      <Link {...pageLinkProps(path)} title={PAGE_LINK_LABEL} aria-label={PAGE_LINK_LABEL}>
        <ExternalLink />
      </Link>
    </Box>
  );
}

function pageLinkProps(path: string) {
  return {
    href: new URL(path, publicSettings.siteUrl).href,
    target: '_blank',
    rel: 'noreferrer',
  } as const;
}
