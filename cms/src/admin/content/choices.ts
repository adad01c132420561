import { LANGUAGE_NAMES } from '../../content/language-names.ts';

/** What editors read in place of a stored value; fields that share a value share its text. */
export const choices: Readonly<Record<string, string>> = {
  ...LANGUAGE_NAMES,
  project: 'A project',
  page: 'A page',
  certificate: 'Certificate',
  'annual-report': 'Annual report',
  volunteer: 'Volunteer',
  intern: 'Intern',
  sponsor: 'Sponsor',
  associated: 'Associated',
  'this-page': 'This page',
  'no-page': 'No page: not found, and no link to it',
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
