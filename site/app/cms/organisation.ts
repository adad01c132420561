import { organisationName } from '../default-organisation.ts';
import builtIn from '../texts/content/organisation.json' with { type: 'json' };
import type { Placeholder } from '../texts/placeholders.ts';
import { translationsOf } from '../texts/translations.ts';
import { builtInOf, type OptionalCall } from './calls.ts';
import { addressLines } from './contact-links.ts';
import type { ContentReader } from './content.ts';
import { imageFrom } from './image.ts';
import { safeLink } from './link.ts';
import { textsCall } from './texts-call.ts';

export const organisationCall = textsCall(
  '/api/organisation?populate=*',
  { ...builtIn, name: '' },
  translationsOf('organisation'),
  {
    shared: ['phones', 'whatsapp', 'email', 'postalCode', 'twitterCreator', 'url'],
    mediaOf: ({ mark, wideMark, shareImage }, context) => ({
      logo: imageFrom(mark, context),
      wideLogo: imageFrom(wideMark, context),
      shareImage: imageFrom(shareImage, context),
    }),
  },
);

export type Organisation = Awaited<ReturnType<typeof getOrganisation>>;

/** The organisation as editors describe it; without a name of theirs with the operator's (R31). */
export async function getOrganisation(content: ContentReader) {
  const items = await readOrBuiltIn(content, organisationCall);
  const { name, founderName, street, city, state, country, phones, socialLinks, ...rest } = items;
  return {
    ...rest,
    // These stand inside other texts and lines, so they are texts without a language.
    name: name.text || organisationName(content.language),
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

/** The texts of a page with the organisation’s details in their `{placeholders}`. */
export async function getTexts<T>(content: ContentReader, call: OptionalCall<T>): Promise<T> {
  const [items, organisation] = await Promise.all([
    readOrBuiltIn(content, call),
    getOrganisation(content),
  ]);
  return fillPlaceholders(items, organisation);
}

async function readOrBuiltIn<T>(content: ContentReader, call: OptionalCall<T>): Promise<T> {
  const { items } = await content.read(call);
  return items ?? builtInOf(call, content.language) ?? call.builtIn;
}

/** Fills every text at any depth; a placeholder without a detail stays as it is. */
export function fillPlaceholders<T>(texts: T, organisation: Organisation): T {
  const { name, email, phones, city, state, founderName, foundedYear, language } = organisation;
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const details: Readonly<Record<Placeholder, string>> = {
    name,
    email,
    city,
    state,
    founder: founderName,
    foundedYear: String(foundedYear),
    phones: either.format(phones),
    address: addressLines(organisation).join(', '),
  };
  const detailOf = new Map<string, string>(Object.entries(details));
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, placeholder) => detailOf.get(placeholder) ?? all);
  // Only texts change, so that the type stays.
  return JSON.parse(JSON.stringify(texts), (_key, value) =>
    typeof value === 'string' ? fill(value) : value,
  ) as T;
}
