/**
 * The stats of the home page (3.6), which shows `colleges` as SCHOOLS. The website's built-in stats (4.6) differ, so that
 * a reader can tell whether a page shows those of the CMS.
 */
export const sampleStats = {
  students: 31_240,
  volunteers: 5_130,
  colleges: 48,
  tribalstudycenters: 27,
};
