import type { Organisation } from '../cms/organisation.ts';

export function organisationData(organisation: Organisation, siteUrl: string) {
  const { name, tagline, email, phones, foundedYear, founderName } = organisation;
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
      streetAddress: organisation.street,
      addressLocality: organisation.city,
      addressRegion: organisation.state,
      postalCode: organisation.postalCode,
      addressCountry: organisation.country,
    },
    areaServed: 'Southern India',
    sameAs: organisation.socialLinks.map(({ url }) => url),
  };
}

/** The way to a project, as search engines show it above the page's title. */
export function breadcrumbData(steps: readonly { name: string; path: string }[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** JSON that may stand inside a script element, whatever an editor typed. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
