import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AssociatedPartners, VolunteerPartners } from './partners.tsx';

const itemsOf = (html: string) => [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) => item);

test('[2.4.8] six associated partners, each with its name, its project and its logo', () => {
  const items = itemsOf(renderToStaticMarkup(<AssociatedPartners />));
  expect(items).toHaveLength(6);
  for (const item of items) {
    expect(item).toMatch(/<img[^>]* src="\/images\/[^"]+"/);
    expect(item).toMatch(/<p[^>]*>[^<]+<\/p><p[^>]*>[^<]+<\/p>/);
  }
});

test('[2.4.9] seven volunteer partners; who has no logo gets the default one', () => {
  const items = itemsOf(renderToStaticMarkup(<VolunteerPartners />));
  expect(items).toHaveLength(7);
  for (const item of items) expect(item).toMatch(/<img[^>]* src="\/images\/[^"]+"/);
  expect(items.some((item) => item.includes('partner-default.svg'))).toBe(true);
});

test('a name is heard once: the logo beside it says nothing', () => {
  for (const item of itemsOf(renderToStaticMarkup(<VolunteerPartners />))) {
    expect(item).toContain('alt=""');
  }
});
