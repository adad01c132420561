import type { Organisation } from '../organisation.ts';

/** One block of JSON-LD: what a search engine is told in its own words. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Names of the pages that other pages lie below. */
const parents: Readonly<Record<string, string>> = {
  projects: 'Projects',
  opportunities: 'Opportunities',
};

/** The part of a page's title that is its own: "Team" of "Team | Mazhavil". */
function nameOf(title: string): string {
  return title.split(' | ')[0] ?? title;
}

/** Who runs the site, for the home page: an NGO that teaches. */
export function organisationData(organisation: Organisation, siteUrl: string): StructuredData {
  const { name, tagline, address, email, phones, foundedYear, founderName } = organisation;
  return {
    '@context': 'https://schema.org',
    '@type': ['NGO', 'EducationalOrganization'],
    '@id': `${siteUrl}/#organisation`,
    name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}/images/meta_og_image.jpg`,
    slogan: tagline,
    foundingDate: String(foundedYear),
    founder: { '@type': 'Person', name: founderName },
    email,
    telephone: phones[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    areaServed: 'Southern India',
    sameAs: organisation.socialLinks.map(({ url }) => url),
  };
}

/**
 * The way from the home page to an inner page. `canonicalEnd` is its path without the leading slash,
 * `title` its title; what stands behind " | " there is left out.
 */
export function breadcrumbData(
  siteUrl: string,
  { canonicalEnd, title }: { readonly canonicalEnd: string; readonly title: string },
): StructuredData {
  const segments = canonicalEnd.split('/');
  const above = segments.slice(0, -1).map((segment, index) => ({
    name: parents[segment] ?? segment,
    path: segments.slice(0, index + 1).join('/'),
  }));
  const way = [{ name: 'Home', path: '' }, ...above, { name: nameOf(title), path: canonicalEnd }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}/${path}`,
    })),
  };
}

/** JSON that may stand inside a script element, whatever an editor typed. */
export function jsonForScript(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
