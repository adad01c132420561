import type { MDXContent } from 'mdx/types';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorTexts } from './errors.ts';
import { FrontMatter } from './front-matter.ts';
import { homeTexts } from './home.ts';
import { opportunityFormTexts } from './opportunities.ts';
import { type HeadTexts, headOf } from './page-texts.ts';
import { projectsTexts } from './projects.ts';

interface Markdown {
  readonly default: MDXContent;
  readonly frontmatter?: unknown;
}

const files = import.meta.glob<Markdown>('./**/*.mdx', { eager: true });
const texts = Object.entries(files).map(([path, text]) => ({
  name: path.replace('./', '').replace('.mdx', ''),
  frontmatter: text.frontmatter,
  html: renderToStaticMarkup(createElement(text.default)),
}));

const pages = [errorTexts.notFound, errorTexts.unavailable, errorTexts.unexpected];
const heads: readonly HeadTexts[] = [
  ...pages.map(({ head }) => head),
  ...texts
    .filter(({ frontmatter }) => frontmatter !== undefined)
    .map(({ frontmatter }) => headOf(v.parse(FrontMatter, frontmatter))),
];

test('[2.2] every page has a title and a description of its own', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test.each(heads)('[2.2] the description of "$title" fits a search result', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('[2.1] [2.14] heads are as specified', () => {
  expect(errorTexts.notFound.head.title).toBe('Page not found | 404');
});

test('[2.6] [2.7] [2.12] labels are as specified', () => {
  const labels = ['STUDENTS', 'VOLUNTEERS', 'SCHOOLS', 'TRIBAL STUDY CENTERS'];
  expect(Object.values(homeTexts.stats)).toEqual(labels);
  expect(homeTexts.event).toBe('EVENT');
  expect([projectsTexts.students, projectsTexts.volunteers]).toEqual([
    'NO OF STUDENTS',
    'NO OF VOLUNTEERS',
  ]);
  expect(Object.values(opportunityFormTexts.questions)).toEqual([
    'Are you a student?',
    'Are you a student?',
    'Are you currently employed?',
  ]);
});

test.each(texts)('$name has no note for its authors, and its headings begin below h1', (each) => {
  expect(each.html).not.toMatch(
    /lawyer|starting point|README|lorem|TODO|placeholder|undefined|\{|\}/i,
  );
  expect(each.html).not.toContain('<h1');
  // Narrow phones could not show a table.
  expect(each.html).not.toMatch(/<table|\|/);
});

test('[2.11] "Our Work" has four bullet points', () => {
  const work = texts.find(({ name }) => name === 'about-us/work');
  expect(work?.html.match(/<li>/g)).toHaveLength(4);
});
