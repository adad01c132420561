import { Checkbox, Flex } from '@strapi/design-system';
import { adminApi } from '@strapi/strapi/admin';
import { unwrapData } from '../../../admin/platform/entry-api';
import { useSucceededOrNotify } from '../../../admin/platform/error-message';
import { publicSettings } from '../../../admin/platform/public-settings';
import { SmallText } from '../../../admin/platform/small-text';
import { dayInWords } from '../../../platform/time';
import type { Proofreadings } from '../server/proofreadings';

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Proofreading'] }).injectEndpoints({
  endpoints: (builder) => ({
    proofreadings: builder.query<Proofreadings, void>({
      query: () => '/website/proofreadings',
      transformResponse: unwrapData,
      providesTags: ['Proofreading'],
    }),
    tickProofreading: builder.mutation<unknown, { locale: string; isRead: boolean }>({
      query: (data) => ({ url: '/website/proofreadings', method: 'POST', data }),
      invalidatesTags: ['Proofreading'],
    }),
  }),
});

interface ProofreadingTickProps {
  readonly locale: string;
  readonly language: string;
}

/** The tick that a speaker has read all of a language, with who set it and when. */
export function ProofreadingTick({ locale, language }: ProofreadingTickProps) {
  const { data } = api.useProofreadingsQuery();
  const [tick, { isLoading }] = api.useTickProofreadingMutation();
  const succeededOrNotify = useSucceededOrNotify();
  const proofreading = data?.[locale];
  return (
    <Flex gap={2}>
      <Checkbox
        checked={proofreading !== undefined}
        disabled={!data || isLoading}
        aria-label={`A speaker has read the ${language}`}
        onCheckedChange={async (checked) => {
          const result = await tick({ locale, isRead: checked === true });
          succeededOrNotify(result, 'Nothing was noted. Please try again.');
        }}
      />
      {proofreading && (
        <SmallText
          text={`${proofreading.byName}, ${dayInWords(proofreading.at, publicSettings.timeZone)}`}
        />
      )}
    </Flex>
  );
}
