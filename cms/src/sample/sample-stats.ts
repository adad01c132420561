/**
 * The sample's stats differ from the website's built-in ones (spec 4.6), so that a reader can tell which of them a page
 * shows.
 */
export const sampleStats = {
  students: 31_240,
  volunteers: 5_130,
  colleges: 48,
  tribalstudycenters: 27,
};
