import { expect, test } from 'vitest';
import { contentOf } from '../../tests/support/content-of.ts';
import { documentsCall, getDocuments } from './documents.ts';

const file = {
  url: '/uploads/a.pdf',
  name: 'A b.pdf',
  mime: 'application/pdf',
  size: 120.5,
  updatedAt: '2026-01-15',
};
const entry = { title: 'Report', kind: 'annual-report', year: 2025, sortOrder: 100, file };
const documentsOf = (...entries: object[]) =>
  getDocuments(contentOf({ [documentsCall.path]: entries }));

const four = { id: 1, attributes: { ...entry, file: { data: { attributes: file } } } };
test.each([
  ['as Strapi 5 sends it', entry],
  ['as Strapi 4 sends it', four],
])(
  '[2.13] a document of the CMS is linked on this site, with type and size, %s',
  async (_what, sent) => {
    expect(await documentsOf(sent)).toEqual([
      {
        title: { text: 'Report' },
        kind: 'annual-report',
        year: 2025,
        type: 'application/pdf',
        size: 'PDF, 118 KB',
        path: '/files/signed(https://cms.example/uploads/a.pdf#2026-01-15/A%20b.pdf)/A%20b.pdf',
      },
    ]);
  },
);

test.each([
  [0.2, 'PDF, 1 KB'],
  [2500, 'PDF, 2.4 MB'],
  [null, 'PDF'],
])('[2.13] a file of %s kilobytes is described as “%s”', async (size, shown) => {
  const [document] = await documentsOf({ ...entry, file: { ...file, size } });
  expect(document?.size).toBe(shown);
});

test.each([
  ['a name of another script', { name: 'റിപ്പോർട്ട്.pdf' }, 'റിപ്പോർട്ട്.pdf'],
  ['a letter with a joiner', { name: 'റിപ്പോര്\u200dട്ട്.pdf' }, 'റിപ്പോർട്ട്.pdf'],
  ['a name without an ending', { name: 'കണക്ക്' }, 'കണക്ക്.pdf'],
  ['a name with signs', { name: "a/b\\c\n\u202e'%2F?.PDF\ud800" }, "abc'%2F?.PDF\ufffd.pdf"],
  ['no version', { updatedAt: null }, 'a.pdf'],
  ['no name', { name: null }, 'a.pdf'],
  ['no name, and none in its address', { name: null, url: '/uploads/_0123456789.pdf' }, 'file.pdf'],
])('a file with %s is saved under a name that says so', async (_what, changed, name) => {
  const [document] = await documentsOf({ ...entry, file: { ...file, ...changed } });
  expect(decodeURIComponent(document?.path.split('/').at(-1) ?? '')).toBe(name);
});

test('[2.13] editors decide the order, and of the others the newest comes first', async () => {
  const titles = await documentsOf(
    { ...entry, id: 1, title: 'Old', year: 2023 },
    { ...entry, id: 2, title: 'New', year: 2026 },
    { ...entry, id: 3, title: 'First', year: null, sortOrder: 1 },
  );
  expect(titles.map(({ title }) => title.text)).toEqual(['First', 'New', 'Old']);
});

test('[R6] what is no PDF is left out; nothing published is nothing shown', async () => {
  const html = { ...entry, id: 2, file: { ...file, mime: 'text/html' } };
  expect(await documentsOf(entry, html, { ...entry, id: 3, file: null })).toHaveLength(1);
  expect(await documentsOf()).toEqual([]);
});

test('[R33] a CMS without documents gets the built-in ones, each with its size', async () => {
  const documents = await getDocuments(contentOf({}));
  expect(documents).toHaveLength(7);
  for (const { size } of documents) expect(size).toMatch(/^PDF, \d+ KB$/);
});
