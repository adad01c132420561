import type { UnknownRecord } from '../../../src/platform/record.ts';
import { page, project } from './values-without-faults.ts';

const linked = { title: 'A title of its own', description: 'D', linkTitle: 'See it' };
const figures = { students: 1, volunteers: 1, colleges: 1, tribalstudycenters: 1 };
const person = { name: 'N', position: 'p', imageUrl: null };
const board = [{ name: 'Sample', office: 'Chair' }];
const registrations = [{ kind: '80G', number: 'SAMPLE-80G-0000', validUntil: '2031-03-31' }];
const years = [{ year: 2025, donations: 2_000_000, projects: 1_800_000 }];
export const NOTHING = /^$/;

type Case = readonly [values: UnknownRecord, expected: RegExp];
export type FormCases = readonly (readonly [
  title: string,
  type: string,
  ...cases: readonly Case[],
])[];

/** Forms, and what the check finds in each: what is refused, what is only warned of, or nothing. No other entry matters. */
export const FORM_CASES: FormCases = [
  [
    '[R20] a link that leads nowhere is refused',
    'just-in',
    [{ ...linked, link: '/team' }, NOTHING],
    [{ ...linked, link: 'example.org/a' }, /^refused link: .* this: https:\/\/example\.org\/a$/],
  ],
  [
    'a testimonial without a text is refused',
    'testimonial',
    [{ author: 'Meena' }, /^refused testimonialText: There are no words[^\n]*$/],
    [{ author: 'Meena', mainText: 'A day in class' }, NOTHING],
    [{ name: 'Meena', testimonialText: 'It was good.' }, NOTHING],
  ],
  [
    '[3.9] a school with only one coordinate is refused',
    'school',
    [
      { name: 'Alone', district: 'Ernakulam', project: 'pg', latitude: '9.9' },
      /^refused longitude: [^\n]* is empty[^\n]*$/m,
    ],
    [
      { name: 'Alone', district: 'Ernakulam', project: 'pg', longitude: '76.3' },
      /^refused latitude: [^\n]* is empty[^\n]*$/m,
    ],
  ],
  [
    'a WhatsApp number without a country code is refused',
    'organisation',
    [
      { name: 'Sample', whatsapp: '00000 00000' },
      /^refused whatsapp: Begin with the country code/m,
    ],
    [{ name: 'Sample', whatsapp: '+91 098470 12345' }, /^refused whatsapp: Begin with/m],
    [{ name: 'Sample', whatsapp: '+91 00000-00000' }, /^(?![\s\S]*whatsapp)/],
  ],
  [
    'the check warns of a person without a portrait',
    'team',
    [person, /^warning portrait: [^\n]*$/],
    [{ ...person, imageUrl: '/uploads/a.webp' }, NOTHING],
  ],
  [
    'a portrait that is no link is refused',
    'team',
    [{ ...person, imageUrl: 'javascript:alert(1)' }, /^refused imageUrl: /],
  ],
  [
    '[R41] the check finds nothing in a registration and a year with all values',
    'transparency',
    [{ board, registrations, years }, NOTHING],
  ],
  [
    'the check asks about the day of a story that is more than a month ahead',
    'story',
    [{ date: '2027-11-24' }, /^warning date: 24 Nov 2027 is far ahead\. Is the year right\?$/m],
    [{ date: '2026-12-24' }, /^(?!.*far ahead)/s],
    [{ date: '32/8/2027' }, /^(?!.*far ahead)/s],
  ],
];

/** Forms for the running CMS, since the check reads labels, limits, required fields or other entries of it. */
export const CASES_WITH_CMS: FormCases = [
  [
    'a project is refused with the address of another project',
    'project',
    [{ ...project, url: 'project-spark' }, /^refused url: .*address “project-spark” already/],
  ],
  [
    'a text that is too long to save is refused with the number of letters to remove',
    'page',
    [{ ...page, body: 'a'.repeat(100_000) }, NOTHING],
    [
      { ...page, body: `${'a '.repeat(50_600)}\n` },
      /^refused body: [^\n]*up to 100,000 letters fit here, and there are 1,201 more\. [^\n]*$/,
    ],
    [
      { ...page, title: 'A page '.repeat(10) },
      /^refused title: .*up to 60 .* 10 more\. Shorten it\.$/m,
    ],
  ],
  [
    'a text in a list that is too long to save is refused with its position',
    'home-page',
    [{ shortcuts: [{ name: 'a'.repeat(10_000), url: '' }] }, /^refused shortcuts: 1, .* more\./m],
  ],
  [
    'an empty required text is refused with the label of its field',
    'partner',
    [{ name: ' ', kind: 'volunteer', link: '/' }, /^refused name: “Name” is empty: fill it in\.$/],
  ],
  [
    'a missing required file is refused with the label of its field',
    'document',
    [{ title: 'A report', kind: 'annual-report' }, /^refused file: “File” is empty/],
  ],
  [
    '[2.4.5] the check warns of a card on the home page whose project was deleted',
    'home-page',
    [
      { shortcuts: ['project-spark', 'gone'].map((url) => ({ name: url, url })) },
      /^warning shortcuts: The project of the card “gone” is gone[^\n]*$/m,
    ],
  ],
  [
    'the check warns of a second entry of the statistics',
    'stats-counter',
    [figures, /more than one entry/],
  ],
  [
    '[R41] the check of malformed lists from a form warns that no 80G registration is valid',
    'transparency',
    [
      { board, registrations: 'x', years: [null, 7] },
      /^warning registrations: No 80G registration is valid.*$/,
    ],
  ],
  [
    '[R41] the check warns of a long name on the board',
    'transparency',
    [
      { registrations, board: [...board, { name: 'x'.repeat(41), office: 'Chair' }] },
      /^warning board: 2, Name: This text is long: 41 letters, where up to 40 look best/,
    ],
  ],
];
