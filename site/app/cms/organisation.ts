import type { Language } from '../languages.ts';
import texts from '../texts/content/organisation.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import { builtInOf, type OptionalCall, type ParseContext } from './calls.ts';
import { chooseTexts } from './choose-texts.ts';
import { CmsError } from './client.ts';
import { addressLines } from './contact-links.ts';
import type { ContentReader } from './content.ts';
import { type Facts, noFacts, translatedFacts } from './facts.ts';
import { isRecord } from './fields.ts';
import { fillTexts } from './fill-placeholders.ts';
import { imageFrom } from './image.ts';
import { safeLink } from './link.ts';
import { type EntryPair, pairEntries } from './pair-entries.ts';

const path = '/api/organisation?populate=*';

const {
  logo: _logo,
  wideLogo: _wideLogo,
  shareImage: _shareImage,
  ...blank
} = noFacts.organisation;
const fields = {
  ...blank,
  ...texts,
  phones: '',
  socialLinks: [{ name: '', url: '' }],
  // What editors put under “More”: nothing is built in.
  menuLinks: [{ name: '', url: '' }],
};
const sharedFields = [
  'phones',
  'whatsapp',
  'email',
  'postalCode',
  'twitterCreator',
  'url',
] as const;

const translatedTexts = translationsOf('organisation');

function fieldsIn(language: Language, facts: Facts, pair?: EntryPair) {
  const founderInEnglish = textsIn('en', facts, pair).founderName.text;
  return { ...textsIn(language, facts, pair), founderInEnglish };
}

/** What editors wrote, field by field, else the fact of the organisation's folder (R31, R47). */
function textsIn(language: Language, facts: Facts, pair?: EntryPair) {
  const translated = translatedTexts(language);
  const factsInLanguage = translatedFacts(facts, language).organisation;
  return chooseTexts(fields, sharedFields, language, {
    english: pair?.english,
    translated: pair?.translation,
    builtIn: { ...(isRecord(translated) && translated), ...factsInLanguage },
    builtInEnglish: {
      ...texts,
      ...facts.organisation,
      phones: facts.organisation.phones.join('\n'),
    },
  });
}

function imagesOf({ english }: EntryPair, context: ParseContext) {
  const entry = isRecord(english) ? english : {};
  return {
    logo: imageFrom(entry.mark, context),
    wideLogo: imageFrom(entry.wideMark, context),
    shareImage: imageFrom(entry.shareImage, context),
  };
}

/** A file of the CMS is linked at the site's own address (R5). The URL of an unsafe link (R20) becomes empty. */
function withSafeUrl<Link extends { readonly url: string }>(link: Link, cmsUrl: string): Link {
  return { ...link, url: safeLink(link.url, cmsUrl) ?? '' };
}

type OrganisationFields = ReturnType<typeof fieldsIn> & Partial<ReturnType<typeof imagesOf>>;

export const organisationCall: OptionalCall<OrganisationFields> = {
  path,
  paged: false,
  builtIn: fieldsIn('en', noFacts),
  builtInFor: fieldsIn,
  fallback: 'the facts of the organisation’s folder',
  parse(entries, context, translations = []) {
    const [pair] = pairEntries(entries, translations, context.language);
    if (pair && !isRecord(pair.english)) {
      throw new CmsError('unusable', `GET ${path}: the entry has no fields`);
    }
    // What editors left empty is not filled with the facts of the made-up organisation.
    const facts = pair && context.facts.isSample ? noFacts : context.facts;
    const written = fieldsIn(context.language, facts, pair);
    if (!pair) return written;
    return {
      ...written,
      socialLinks: written.socialLinks.map((link) => withSafeUrl(link, context.cmsUrl)),
      menuLinks: written.menuLinks.map((link) => withSafeUrl(link, context.cmsUrl)),
      ...imagesOf(pair, context),
    };
  },
};

export type Organisation = Awaited<ReturnType<typeof getOrganisation>>;

/** The organisation as editors describe it, else as its folder does. What neither says is empty. */
export async function getOrganisation(content: ContentReader) {
  const items = await readOrBuiltIn(content, organisationCall);
  const { images, siteName } = content.facts;
  const { name, founderName, street, city, state, country, phones, socialLinks, ...rest } = items;
  return {
    ...rest,
    logo: items.logo ?? images.logo,
    wideLogo: items.wideLogo ?? images.wideLogo,
    shareImage: items.shareImage ?? images.shareImage,
    // These stand inside other texts and lines, so they are texts without a language.
    name: name.text || siteName,
    founderName: founderName.text,
    street: street.text,
    city: city.text,
    state: state.text,
    country: country.text,
    language: content.language,
    phones: phones
      .split('\n')
      .map((phone) => phone.trim())
      .filter(Boolean),
    socialLinks: socialLinks.filter(({ url }) => safeLink(url) !== undefined),
  };
}

/** Whether nobody has given the made-up organisation a name of their own. */
export async function isSampleOrganisation(content: ContentReader): Promise<boolean> {
  const { facts, language } = content;
  const { name } = await getOrganisation(content);
  const names = [facts.organisation.name, translatedFacts(facts, language).organisation?.name];
  return facts.isSample && names.includes(name);
}

/** The texts of a page with the organisation’s details in their `{placeholders}`. */
export async function getTexts<T>(content: ContentReader, call: OptionalCall<T>): Promise<T> {
  const [items, organisation] = await Promise.all([
    readOrBuiltIn(content, call),
    getOrganisation(content),
  ]);
  return fillPlaceholders(items, organisation);
}

export async function readOrBuiltIn<T>(content: ContentReader, call: OptionalCall<T>): Promise<T> {
  const { items } = await content.read(call);
  return items ?? builtInOf(call, content.language, content.facts) ?? call.builtIn;
}

/** Fills every text at any depth with the organisation's details. */
export function fillPlaceholders<T>(texts: T, organisation: Organisation): T {
  const { name, email, phones, city, state, founderName, foundedYear, language } = organisation;
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const details = {
    name,
    email,
    city,
    state,
    founder: founderName,
    foundedYear: foundedYear === 0 ? '' : String(foundedYear),
    phones: either.format(phones),
    address: addressLines(organisation).join(', '),
  };
  return fillTexts(texts, details, language);
}
