import { Checkbox, Flex } from '@strapi/design-system';
import { adminApi } from '@strapi/strapi/admin';
import { unwrapData } from '../../../admin/platform/entry-api';
import { Note } from '../../../admin/platform/note';
import { useIsDone } from '../../../admin/platform/refusal';
import { website } from '../../../admin/platform/website';
import { dayInWords } from '../../../platform/time';
import type { Readings } from '../server/readings';

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Reading'] }).injectEndpoints({
  endpoints: (builder) => ({
    readings: builder.query<Readings, void>({
      query: () => '/website/readings',
      transformResponse: unwrapData,
      providesTags: ['Reading'],
    }),
    tickReading: builder.mutation<unknown, { locale: string; isRead: boolean }>({
      query: (data) => ({ url: '/website/readings', method: 'POST', data }),
      invalidatesTags: ['Reading'],
    }),
  }),
});

interface ReadingTickProps {
  readonly locale: string;
  readonly language: string;
}

/** The tick that a speaker has read all of a language, with who set it and when. */
export function ReadingTick({ locale, language }: ReadingTickProps) {
  const { data } = api.useReadingsQuery();
  const [tick, { isLoading }] = api.useTickReadingMutation();
  const isDone = useIsDone();
  const reading = data?.[locale];
  return (
    <Flex gap={2}>
      <Checkbox
        checked={reading !== undefined}
        disabled={!data || isLoading}
        aria-label={`A speaker has read the ${language}`}
        onCheckedChange={async (checked) => {
          const result = await tick({ locale, isRead: checked === true });
          isDone(result, 'Nothing was noted. Please try again.');
        }}
      />
      {reading && <Note text={`${reading.byName}, ${dayInWords(reading.at, website.timeZone)}`} />}
    </Flex>
  );
}
