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
