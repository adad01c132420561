import { expect, test } from 'vitest';
import { contentOf, parseContext, sampleFacts } from '../../tests/support/content-of.ts';
import listPage from '../texts/content/list-page.json' with { type: 'json' };
import { getOpportunity, opportunityPagesCall } from './opportunity-pages.ts';

const { path, builtIn, parse } = opportunityPagesCall;

test('[2.7] an entry changes the page of its kind alone, and keeps what it leaves empty', () => {
  const image = { data: { attributes: { url: '/uploads/intern.webp' } } };
  const entry = { id: 7, attributes: { kind: 'intern', heading: 'Ours', formHeading: '', image } };
  const changes = { heading: { text: 'Ours' }, image: expect.objectContaining({ alt: '' }) };
  expect(parse(['junk', { kind: 'other' }, entry], parseContext)).toEqual(
    builtIn.map((page) => (page.kind === 'intern' ? { ...page, ...changes } : page)),
  );
});

test('[2.7] an opportunity has what the list says on its page, without placeholders', async () => {
  const content = contentOf({
    [path]: [
      { kind: 'sponsor', text: 'Give to {name}.', lists: [{ heading: 'A', items: 'B\nC' }] },
    ],
    '/api/list-page?populate=*': [{ opportunitiesHeading: 'All' }],
  });
  expect(await getOpportunity(content, 'sponsor')).toMatchObject({
    text: { text: `Give to ${sampleFacts.organisation.name}.` },
    lists: [{ heading: { text: 'A' }, items: { text: 'B\nC' }, numbered: false }],
    opportunitiesHeading: { text: 'All' },
    opportunitiesFormNeeded: {
      text: listPage.opportunitiesFormNeeded,
    },
  });
});
