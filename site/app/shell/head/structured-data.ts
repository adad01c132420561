import { addressLines } from '../../cms/contact-links.ts';
import type { LangText } from '../../cms/lang-text.ts';
import type { Organisation } from '../../cms/organisation.ts';
import { imagePath } from '../../components/image-sizes.ts';
import { addressIn, type Language } from '../../languages.ts';

export function organisationData(organisation: Organisation, siteUrl: string) {
  const { name, tagline, email, phones, foundedYear, founderName, language } = organisation;
  const { logo, shareImage } = organisation;
  const sameAs = organisation.socialLinks.map(({ url }) => url);
  const shared = shareImage ? imagePath(shareImage, 'shared') : '/images/meta_og_image.jpg';
  return {
    '@context': 'https://schema.org',
    '@type': ['NGO', 'EducationalOrganization'],
    '@id': `${siteUrl}/#organisation`,
    name,
    url: `${siteUrl}/`,
    logo: siteUrl + (logo ? imagePath(logo, 'icon-512') : '/icons/icon-512.png'),
    image: siteUrl + shared,
    slogan: tagline.text,
    // JSON leaves out what is undefined.
    foundingDate: foundedYear === 0 ? undefined : String(foundedYear),
    founder: founderName ? { '@type': 'Person', name: founderName } : undefined,
    email: email || undefined,
    telephone: phones[0],
    address: addressLines(organisation).length > 0 ? addressData(organisation) : undefined,
    areaServed: 'Southern India',
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    mainEntityOfPage: {
      '@type': 'WebPage',
      url: siteUrl + addressIn(language, '/'),
      inLanguage: language,
    },
  };
}

function addressData({ street, city, state, postalCode, country }: Organisation) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    addressLocality: city || undefined,
    addressRegion: state || undefined,
    postalCode: postalCode || undefined,
    addressCountry: country || undefined,
  };
}

/** The way to a project, as search engines show it above the page's title. */
export function breadcrumbData(
  steps: readonly { name: string; path: string }[],
  siteUrl: string,
  language: Language,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    inLanguage: language,
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + addressIn(language, path),
    })),
  };
}

export interface Article {
  readonly path: string;
  readonly title: LangText;
  readonly description: string;
  /** Days or moments, as ISO has them. */
  readonly published: string;
  readonly changed: string;
  readonly image?: { readonly imageToken: string } | undefined;
}

/** The author is the organisation, since a byline such as "Told by the volunteers" is nobody's name. */
export function articleData(article: Article, siteUrl: string, language: Language, brand: string) {
  const { path, title, description, published, changed, image } = article;
  const url = siteUrl + addressIn(language, path);
  const organisation = { '@type': 'NGO', '@id': `${siteUrl}/#organisation`, name: brand };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title.text,
    description,
    inLanguage: title.lang ?? language,
    datePublished: published,
    dateModified: changed || published,
    author: organisation,
    publisher: organisation,
    ...(image && { image: siteUrl + imagePath(image, 'shared') }),
    url,
    mainEntityOfPage: url,
  };
}

/** JSON that may stand inside a script element, whatever an editor typed. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
