import { expect, test } from 'vitest';
import { contentOf } from '../../../tests/support/content-of.ts';
import { english } from '../../../tests/support/english.ts';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { phoneHref } from '../../cms/contact-links.ts';
import { getDocuments } from '../../cms/documents.ts';
import { getFooterLinks } from '../../cms/menu-links.ts';
import { getOrganisation } from '../../cms/organisation.ts';
import SiteFooter from './site-footer.tsx';

const content = contentOf({});
const organisation = await getOrganisation(content);
const links = await getFooterLinks(content, english);
const documents = await getDocuments(content);

const footer = (
  <SiteFooter organisation={organisation} links={links} documents={documents} path="/" />
);
const html = renderAt('/team', footer);

test('[2.13] the footer offers each document under its path, with its kind and size', () => {
  const documents = [...html.matchAll(/<a href="(\/docs\/[^"]+)"[^>]*>(.*?)<\/a>/g)];
  expect(documents.map(([, path]) => path)).toEqual([
    '/docs/80G-Certificate.pdf',
    '/docs/12A-Certificate.pdf',
    '/docs/AR-24-25.pdf',
    '/docs/AR-23-24.pdf',
    '/docs/AR-22-23.pdf',
    '/docs/AR-21-22.pdf',
    '/docs/AR-20-21.pdf',
  ]);
  for (const [, , words] of documents) expect(words).toMatch(/PDF, [\d.]+ [KM]B/);
});

test('[2.13] every phone number and the e-mail address can be pressed', () => {
  for (const phone of organisation.phones) expect(html).toContain(`href="${phoneHref(phone)}"`);
  expect(html).toContain(`href="mailto:${organisation.email}"`);
});

test('[2.13] a social network is named by words, not by its sign alone', () => {
  for (const { name, url } of organisation.socialLinks) {
    expect(html).toMatch(
      new RegExp(`href="${url}"[^>]*>.*on ${name.text}(?:<[^>]*>)* \\(opens in a new window\\)`),
    );
  }
});

test('[2.13] the link to the page that one is on says so', () => {
  for (const elsewhere of ['/team', '/terms/none']) {
    expect(renderAt(elsewhere, footer)).not.toContain('aria-current');
  }
  expect(renderAt('/terms', footer)).toMatch(
    /<a[^>]*aria-current="page"[^>]*>Terms &amp; Conditions/,
  );
});
