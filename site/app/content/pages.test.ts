import type { MDXContent } from 'mdx/types';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { organisation } from '../organisation.ts';
import { FrontMatter } from './pages/front-matter.ts';
import { pageOf, pages } from './pages.ts';
import { errorPages } from './trouble.ts';

interface StaticText {
  readonly default: MDXContent;
  readonly frontmatter?: unknown;
}

const files = import.meta.glob<StaticText>('./pages/**/*.mdx', { eager: true });
const texts = Object.entries(files).map(([path, text]) => ({
  name: path.replace('./pages/', '').replace('.mdx', ''),
  frontmatter: text.frontmatter,
  html: renderToStaticMarkup(createElement(text.default)),
}));
const withoutHead = ['about-us/vision', 'about-us/mission', 'about-us/work'];
const legal = ['privacy', 'terms', 'refunds-cancellations', 'app-privacy'];

function text(name: string) {
  const found = texts.find((one) => one.name === name);
  if (!found) throw new Error(`There is no text ${name}`);
  const head = v.parse(FrontMatter, found.frontmatter);
  return { ...head, html: found.html, words: found.html.replace(/<[^>]*>/g, ' ') };
}

describe('[2.2] heads', () => {
  const heads = [
    ...Object.values(pages),
    ...Object.values(errorPages),
    ...texts
      .filter(({ name }) => !withoutHead.includes(name))
      .map(({ name, frontmatter }) => pageOf(v.parse(FrontMatter, frontmatter), name)),
  ];

  test('[2.2] every page has a title and a description of its own', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

  test.each(heads)('the description of "$title" fits a search result', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('[2.8] the contact page has the specified words', () => {
    expect(pages.contactUs).toEqual({
      title: `Contact Us | ${organisation.name} - Empowering Young Minds Through Education`,
      description:
        "Connect with us to join hands in empowering young minds through education. Let's work together to create a brighter future for underprivileged children.",
      canonicalEnd: 'contact-us',
    });
  });

  test('[2.14] an unknown page has the specified title', () => {
    expect(errorPages.notFound.title).toBe('Page not found | 404');
  });
});

describe.each(texts)('the text $name', ({ html }) => {
  test('says nothing that is only for those who work on it', () => {
    expect(html).not.toMatch(
      /lawyer|starting point|README|lorem|TODO|placeholder|undefined|\{|\}/i,
    );
  });

  test('begins its headings below the page’s own', () => {
    expect(html).not.toContain('<h1');
  });

  test('has no table: narrow phones could not show it', () => {
    expect(html).not.toMatch(/<table|\|/);
  });
});

describe('[R32] legal texts', () => {
  test.each(legal)('%s says when it was last changed and whom to ask', (name) => {
    const { updated, html } = text(name);
    expect(updated).toBeDefined();
    expect(html).toContain(`href="mailto:${organisation.email}"`);
  });

  test('[2.1] the refund policy has its specified heading', () => {
    expect(text('refunds-cancellations').title).toBe('Refunds & Cancellations Policy');
  });

  test('[R17] the privacy policy says what is kept, why, for how long, and what the map does', () => {
    const { words } = text('privacy');
    expect(words).toContain('24 months');
    expect(words).toContain('Digital Personal Data Protection Act 2023');
    expect(words).toMatch(/street-map tile service/);
    for (const form of ['Contact', 'Volunteer and intern', 'Sponsor'])
      expect(words).toContain(form);
  });
});

describe('[2.15] the policy of the mobile app', () => {
  test('[2.15] is dated June 25, 2025', () => {
    expect(text('app-privacy').updated).toBe('June 25, 2025');
  });

  test('[2.15] names the kinds of user, what is recorded and with whom it is shared', () => {
    const { words } = text('app-privacy');
    for (const kind of ['Volunteers', 'Coordinators', 'Students', 'Administrators']) {
      expect(words).toContain(kind);
    }
    expect(words).toContain('college students');
    expect(words).toContain('oversee activities and performance');
    for (const record of ['attendance', 'marks', 'classes', 'remarks']) {
      expect(words).toContain(record);
    }
    expect(words).toContain('shared with authorised coordinators and administrators');
  });
});

test('[2.11] "Our Work" has four bullet points', () => {
  const work = texts.find(({ name }) => name === 'about-us/work');
  expect(work?.html.match(/<li>/g)).toHaveLength(4);
});
