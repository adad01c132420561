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

export type Stats = typeof defaultStats;

/** The first entry alone counts, so no further page is read. */
export const statsCall = listCall(
  '/api/stats-counters',
  {
    texts: {},
    fields: { students: Count, volunteers: Count, colleges: Count, tribalstudycenters: Count },
  },
  (entry): Stats => ({
    students: entry.students ?? defaultStats.students,
    volunteers: entry.volunteers ?? defaultStats.volunteers,
    schools: entry.colleges ?? defaultStats.schools,
    tribalStudyCenters: entry.tribalstudycenters ?? defaultStats.tribalStudyCenters,
  }),
  { paged: false, fallback: 'the default figures' },
);

/** The last known figures, each default where there never was one (R7). */
export async function getStats(content: ContentReader): Promise<Stats> {
  const { items } = await content.read(statsCall);
  return items?.[0] ?? defaultStats;
}
