/**
 * What editors read in place of the stored value of a choice. The admin looks a text up by the value
 * alone, so fields that share a value share its text.
 */
export const choices: Readonly<Record<string, string>> = {
  certificate: 'Certificate',
  'annual-report': 'Annual report',
  volunteer: 'Volunteer',
  intern: 'Intern',
  sponsor: 'Sponsor',
  associated: 'Associated',
  nowhere: 'Nowhere',
  footer: 'The footer of every page',
  ganitham: 'Ganitham, red ground',
  disha: 'Disha, green ground',
  english: 'Let’s Learn English, blue ground',
  spark: 'Spark, yellow ground',
  pg: 'Ganitham',
  ps: 'Spark',
  lle: 'Let’s Learn English',
  pd: 'Disha',
  ouat: 'Once Upon A Time',
  htl: 'How to Learn',
  iesp: 'IESP',
};
