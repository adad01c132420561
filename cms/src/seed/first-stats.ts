/**
 * The four figures of the home page (3.6). `colleges` is shown as SCHOOLS. They are others than the website's
 * own (4.6), so that a page tells whether it shows those of the CMS.
 */
export const firstStats = {
  students: 31_240,
  volunteers: 5_130,
  colleges: 48,
  tribalstudycenters: 27,
};
