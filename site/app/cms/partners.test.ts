import { expect, test } from 'vitest';
import { contentOf } from '../../tests/support/content-of.ts';
import { getPartners, partnersCall } from './partners.ts';

const partnersOf = (...entries: object[]) =>
  getPartners(contentOf({ [partnersCall.path]: entries }));
const entry = { id: 1, name: 'Nila Books', kind: 'associated', line: 'Trunks of books' };
const shown = {
  ...entry,
  name: { text: 'Nila Books' },
  line: { text: 'Trunks of books' },
};

test('[3.10] a partner has a name and a kind; the rest may be missing', async () => {
  const logo = { data: { attributes: { url: '/uploads/nila.png' } } };
  const full = { id: 2, attributes: { ...entry, logo, link: 'https://example.org' } };
  expect(await partnersOf(entry, full, { ...entry, id: 3, kind: 'other' })).toEqual([
    { ...shown, id: '1' },
    {
      ...shown,
      id: '2',
      link: 'https://example.org',
      logo: { imageToken: 'signed(https://cms.example/uploads/nila.png)', alt: '' },
    },
  ]);
});

test('[R20] a link that is no link is left out', async () => {
  expect((await partnersOf({ ...entry, link: 'javascript:alert(1)' }))[0]?.link).toBeUndefined();
});

test('[R33] a CMS without partners gets the built-in ones, one with none published shows none', async () => {
  expect(await getPartners(contentOf({}))).toHaveLength(13);
  expect(await partnersOf()).toEqual([]);
});
