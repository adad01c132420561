/**
 * The four figures of the home page (3.6), where `colleges` is shown as SCHOOLS. The website's built-in figures (4.6)
 * differ, so that a reader can tell whether a page shows the figures of the CMS.
 */
export const sampleStats = {
  students: 31_240,
  volunteers: 5_130,
  colleges: 48,
  tribalstudycenters: 27,
};
