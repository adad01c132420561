import { listCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { Count } from './fields.ts';

/** The four figures (2.12, 3.6), shown only where the CMS never gave any (4.6, R7). */
export const defaultStats = {
  students: 30_000,
  volunteers: 5_000,
  schools: 46,
  tribalStudyCenters: 25,
};

/** A figure that the CMS leaves empty, or has as 0, is not there: it has no circle. */
export type Stats = Partial<typeof defaultStats>;

/** The first entry alone counts, so no further page is read. */
export const statsCall = listCall(
  '/api/stats-counters',
  {
    texts: {},
    fields: { students: Count, volunteers: Count, colleges: Count, tribalstudycenters: Count },
  },
  (entry): Stats => ({
    ...(entry.students && { students: entry.students }),
    ...(entry.volunteers && { volunteers: entry.volunteers }),
    ...(entry.colleges && { schools: entry.colleges }),
    ...(entry.tribalstudycenters && { tribalStudyCenters: entry.tribalstudycenters }),
  }),
  { paged: false, fallback: 'the default figures' },
);

/** The last known figures; the defaults where there never were any (R7). */
export async function getStats(content: ContentReader): Promise<Stats> {
  const { items } = await content.read(statsCall);
  return items?.[0] ?? defaultStats;
}
