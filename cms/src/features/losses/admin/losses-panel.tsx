import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Flex } from '@strapi/design-system';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useMayPublish } from '../../../admin/hooks/use-has-right.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import {
  entryEndpoint,
  entryTags,
  READ_ON_MOUNT,
  staffApi,
} from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { isContent } from '../../../content/types.ts';
import { LOSSES_PATH } from '../paths.ts';

const { useLossesQuery } = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    losses: builder.query<readonly string[], EntryRef<string>>({
      query: (entryRef) => entryEndpoint(LOSSES_PATH, entryRef),
      providesTags: (_result, _error, entryRef) => entryTags(entryRef),
    }),
  }),
});

export function LossesPanel({ model: uid, document }: PanelComponentProps) {
  const entryRef = { uid, documentId: document?.documentId ?? '', locale: useLocale() };
  const skip = !useMayPublish(uid) || !isContent(uid) || entryRef.documentId === '';
  const { data: sentences = [], isError } = useLossesQuery(entryRef, { ...READ_ON_MOUNT, skip });
  if (skip || (sentences.length === 0 && !isError)) return null;
  return {
    title: 'If it is taken off',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {isError ? (
          <ReadError subject="What visitors lose" />
        ) : (
          sentences.map((text) => <SmallText key={text} text={text} />)
        )}
      </Flex>
    ),
  };
}
