/** The four figures of the home page (3.6). `colleges` is shown as SCHOOLS. */
export const firstStats = {
  students: 31_240,
  volunteers: 5_130,
  colleges: 48,
  tribalstudycenters: 27,
};
