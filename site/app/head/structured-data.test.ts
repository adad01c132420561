import { expect, test } from 'vitest';
import { organisation } from '../organisation.ts';
import { breadcrumbData, jsonForScript, organisationData } from './structured-data.ts';

const siteUrl = 'https://site.example';

test('the organisation is described by its one file', () => {
  expect(organisationData(organisation, siteUrl)).toMatchObject({
    '@type': ['NGO', 'EducationalOrganization'],
    name: organisation.name,
    url: 'https://site.example/',
    email: organisation.email,
    sameAs: organisation.socialLinks.map(({ url }) => url),
  });
});

test('the way to a page leads over the pages above it', () => {
  const { itemListElement } = breadcrumbData(siteUrl, {
    canonicalEnd: 'projects/project-spark',
    title: 'Project Spark | Mazhavil',
  });
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
    { '@type': 'ListItem', position: 2, name: 'Projects', item: 'https://site.example/projects' },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Project Spark',
      item: 'https://site.example/projects/project-spark',
    },
  ]);
});

test('no text can end the script element early', () => {
  const json = jsonForScript({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});
