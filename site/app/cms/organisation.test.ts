import { expect, test, vi } from 'vitest';
import { noFacts } from './facts.ts';
import { organisationCall } from './organisation.ts';

const organisation = { ...noFacts.organisation, email: 'hello@other.example', city: 'Otherpur' };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const cms = { cmsUrl: 'https://cms.example', imageToken: (url: string) => url, log };

const written = [{ id: 1, documentId: 'a', name: 'Own Trust', email: null }];

test.each([
  { isSample: true, email: '' },
  { isSample: false, email: 'hello@other.example' },
])(
  '[R31] [R47] what editors left empty is filled with the facts of the folder, and not with the sample’s: $isSample',
  ({ isSample, email }) => {
    const facts = { ...noFacts, organisation, isSample };
    const read = organisationCall.parse(written, { ...cms, facts, language: 'en' });
    expect(read.name.text).toBe('Own Trust');
    expect(read.email).toBe(email);
  },
);

test('[4.4] [R38] the founder is known in English too, from an editor or from the folder', () => {
  const translations = [{ documentId: 'a', locale: 'ml', founderName: 'ലത' }];
  const founderIn = (entry: object) => {
    const facts = { ...noFacts, organisation: { ...organisation, founderName: 'Leela' } };
    const context = { ...cms, facts, language: 'ml' } as const;
    return organisationCall.parse([{ ...written[0], ...entry }], context, translations);
  };
  const { founderName, founderInEnglish } = founderIn({ founderName: 'Latha' });
  expect([founderName.text, founderInEnglish]).toEqual(['ലത', 'Latha']);
  expect(founderIn({}).founderInEnglish).toBe('Leela');
});
