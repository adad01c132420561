import { expect, test } from 'vitest';
import { contentOf } from '../../../tests/support/content-of.ts';
import { getOrganisation } from '../../cms/organisation.ts';
import { articleData, breadcrumbData, jsonForScript, organisationData } from './structured-data.ts';

const siteUrl = 'https://site.example';

test('the organisation is described as editors wrote', async () => {
  const organisation = await getOrganisation(contentOf({}));
  expect(organisationData(organisation, siteUrl)).toMatchObject({
    '@type': ['NGO', 'EducationalOrganization'],
    name: organisation.name,
    slogan: organisation.tagline.text,
    url: 'https://site.example/',
    logo: 'https://site.example/icons/icon-512.png',
    email: organisation.email,
    telephone: organisation.phones[0],
    sameAs: organisation.socialLinks.map(({ url }) => url),
  });
});

test('the organisation has the logo and the picture that editors chose', async () => {
  const organisation = await getOrganisation(contentOf({}));
  const [logo, shareImage] = [{ imageToken: 'logo' }, { imageToken: 'share' }].map((image) => ({
    ...image,
    alt: '',
  }));
  expect(organisationData({ ...organisation, logo, shareImage }, siteUrl)).toMatchObject({
    logo: 'https://site.example/images/icon-512/logo',
    image: 'https://site.example/images/shared/share',
  });
});

test('the way to a project is told in the language of the page: Projects, then the project', () => {
  const steps = [
    { name: 'Projects', path: '/projects' },
    { name: 'Project Spark', path: '/projects/project-spark' },
  ];
  const { inLanguage, itemListElement } = breadcrumbData(steps, siteUrl, 'ml');
  expect(inLanguage).toBe('ml');
  expect(itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Projects',
      item: 'https://site.example/ml/projects',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Project Spark',
      item: 'https://site.example/ml/projects/project-spark',
    },
  ]);
});

test('an article is dated, is in its own language, and has an image only where it has one', () => {
  const article = {
    path: '/stories/seeds',
    title: { text: 'Seeds', lang: 'en' as const },
    description: 'What grew.',
    published: '2026-03-08',
    changed: '',
  };
  const data = articleData(article, siteUrl, 'ml', 'Mazhavil');
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Seeds',
    inLanguage: 'en',
    datePublished: '2026-03-08',
    dateModified: '2026-03-08',
    author: { '@id': 'https://site.example/#organisation' },
    url: 'https://site.example/ml/stories/seeds',
  });
  expect(data).not.toHaveProperty('image');
});

test('no text can end the script element early', () => {
  const json = jsonForScript({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});
