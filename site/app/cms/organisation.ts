import { addressLines, organisation as operators } from '../organisation.ts';
import builtIn from '../texts/content/organisation.json' with { type: 'json' };
import type { OptionalCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { safeLink } from './link.ts';
import { textsCall } from './texts.ts';

export const organisationCall = textsCall('/api/organisation?populate=*', builtIn);

export type Organisation = Awaited<ReturnType<typeof getOrganisation>>;

/** The organisation as editors describe it, with the operator's name for it (R31). */
export async function getOrganisation(content: ContentReader) {
  const { items = organisationCall.builtIn } = await content.read(organisationCall);
  const { phones, socialLinks, ...texts } = items;
  return {
    ...texts,
    name: operators.name,
    phones: phones.split('\n').flatMap((phone) => phone.trim() || []),
    socialLinks: socialLinks.filter(({ url }) => safeLink(url) !== undefined),
  };
}

export async function getTexts<T>(content: ContentReader, call: OptionalCall<T>): Promise<T> {
  const [{ items = call.builtIn }, organisation] = await Promise.all([
    content.read(call),
    getOrganisation(content),
  ]);
  return fillIn(items, organisation);
}

export function fillIn<T>(texts: T, organisation: Organisation): T {
  const { name, email, phones, city, state, founderName, foundedYear } = organisation;
  const details = new Map([
    ['name', name],
    ['email', email],
    ['city', city],
    ['state', state],
    ['founder', founderName],
    ['foundedYear', String(foundedYear)],
    ['phones', phones.join(' or ')],
    ['address', addressLines(organisation).join(', ')],
  ]);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, placeholder) => details.get(placeholder) ?? all);
  // Only texts change, so that the type stays.
  return JSON.parse(JSON.stringify(texts), (_key, value) =>
    typeof value === 'string' ? fill(value) : value,
  ) as T;
}
