import assert from 'node:assert/strict';
import { test } from 'node:test';
import tile from '../../../src/components/texts/tile.json' with { type: 'json' };
import type { ContentUid } from '../../../src/content/types.ts';
import type { OtherEntry } from '../../../src/features/checks/server/entry-to-check.ts';
import type { Attributes } from '../../../src/features/checks/server/written-texts.ts';
import type { UnknownRecord } from '../../../src/platform/record.ts';
import { built } from '../../support/built.ts';
import { entryToCheck } from '../../support/entry-to-check.ts';
import { schemaOf } from '../../support/types.ts';
import { page, project } from './values-without-faults.ts';

const { checkEntry } = built<typeof import('../../../src/features/checks/server/check-entry.ts')>(
  'features/checks/server/check-entry',
);
const { missingFields, writtenTexts } = built<
  typeof import('../../../src/features/checks/server/written-texts.ts')
>('features/checks/server/written-texts');
const { componentViews, contentViews } =
  built<typeof import('../../../src/views/views.ts')>('views/views');
const { recordsIn } = built<typeof import('../../../src/platform/record.ts')>('platform/record');

/** The values of another published entry of each type. */
const OTHERS: Readonly<Record<string, UnknownRecord>> = {
  project: { projectTitle: 'Project Spark', url: 'project-spark' },
  'stats-counter': {},
};
const SPARK = { documentId: 'a', title: 'Project Spark', url: 'project-spark', isPublished: true };

/** Returns what the check finds in a form without images, one finding in a line. */
function findIn(type: string, values: UnknownRecord): string {
  const uid = `api::${type}.${type}` as ContentUid;
  const attributes: Attributes = schemaOf(type).attributes;
  const labelOf = (field: string) => contentViews[uid]?.fields[field]?.label ?? field;
  const shortcuts = {
    uid: 'texts.tile',
    mainField: 'name',
    labelOf: (field: string) => componentViews['texts.tile']?.fields[field]?.label ?? field,
  };
  const other = OTHERS[type];
  const others: OtherEntry[] = other
    ? [{ ...writtenTexts({}, other), publishedSlug: String(other.url ?? '') }]
    : [];
  const entry = entryToCheck({
    uid,
    values,
    ...writtenTexts(attributes, values),
    labelOf,
    components: { shortcuts },
    partsOf: (field) => recordsIn(values[field]).map((part) => writtenTexts(tile.attributes, part)),
    missingFields: missingFields(attributes, values, () => []),
    others,
    projects: [SPARK],
  });
  return checkEntry(entry)
    .map(
      ({ field = '', text, isObstacle }) =>
        `${isObstacle ? 'refused' : 'warning'} ${field}: ${text}`,
    )
    .join('\n');
}

const linked = { title: 'A title of its own', description: 'D', linkTitle: 'See it' };
const figures = { students: 1, volunteers: 1, colleges: 1, tribalstudycenters: 1 };
const person = { name: 'N', position: 'p', imageUrl: null };
const NOTHING = /^$/;

type Case = readonly [values: UnknownRecord, expected: RegExp];
const CASES: readonly (readonly [title: string, type: string, ...cases: readonly Case[]])[] = [
  [
    'a project is refused with the address of another project',
    'project',
    [{ ...project, url: 'project-spark' }, /^refused url: .*address “project-spark” already/],
  ],
  [
    '[R20] a link that leads nowhere is refused',
    'just-in',
    [{ ...linked, link: '/team' }, NOTHING],
    [{ ...linked, link: 'example.org/a' }, /^refused link: .* this: https:\/\/example\.org\/a$/],
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
    'the check warns of a second entry of the statistics',
    'stats-counter',
    [figures, /more than one entry/],
  ],
  [
    'the check warns of a person without a portrait and refuses a portrait that is no link',
    'team',
    [person, /^warning portrait: [^\n]*$/],
    [{ ...person, imageUrl: '/uploads/a.webp' }, NOTHING],
    [{ ...person, imageUrl: 'javascript:alert(1)' }, /^refused imageUrl: /],
  ],
];

for (const [title, type, ...cases] of CASES) {
  test(title, () => {
    for (const [values, expected] of cases) assert.match(findIn(type, values), expected);
  });
}
