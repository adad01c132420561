/**
 * The four figures of the home page (3.6). `colleges` is shown as SCHOOLS. They differ from the website's built-in
 * figures (4.6), so that a reader can tell whether a page shows those of the CMS.
 */
export const sampleStats = {
  students: 31_240,
  volunteers: 5_130,
  colleges: 48,
  tribalstudycenters: 27,
};
