import { LANGUAGE_NAMES } from '../../content/languages/language-names.ts';

/** The labels that editors read in place of stored values. All fields with the same value share a label. */
export const choiceLabels: Readonly<Record<string, string>> = {
  ...LANGUAGE_NAMES,
  certificate: 'Certificate',
  'annual-report': 'Annual report',
  'audited-accounts': 'Audited accounts',
  'fcra-statement': 'FCRA quarterly statement',
  volunteer: 'Volunteer',
  intern: 'Intern',
  sponsor: 'Sponsor',
  associated: 'Associated',
  'this-page': 'This page',
  'no-page': 'No page: not found, and no link to it',
  nowhere: 'Nowhere',
  footer: 'The footer of every page',
  yellow: 'Yellow',
  pink: 'Pink',
  blue: 'Blue',
  aqua: 'Aqua',
  green: 'Green',
};
