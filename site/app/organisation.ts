import type { Language } from './languages.ts';

/**
 * The organisation's name, {brand}, as it stands in titles, headings and the copyright line (R31).
 * SAMPLE DATA: Mazhavil ("rainbow") is made up. Editors describe the rest in the CMS; what stands where
 * they wrote nothing is `texts/content/organisation.json`.
 */
export const organisation: { readonly name: string; readonly names: Names } = {
  name: 'Mazhavil',
  /** The name in the scripts of other languages; a language without one has the name above. */
  names: { ml: 'മഴവിൽ', ta: 'மழவில்', kn: 'ಮಳವಿಲ್', hi: 'मझविल' },
};

type Names = Readonly<Partial<Record<Language, string>>>;

export function organisationName(language: Language): string {
  return organisation.names[language] ?? organisation.name;
}

type Address = Readonly<Record<'street' | 'city' | 'state' | 'postalCode' | 'country', string>>;

export function addressLines({ street, city, state, postalCode, country }: Address): string[] {
  return [street, city, `${state} ${postalCode}`, country];
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function emailHref(email: string): string {
  return `mailto:${email}`;
}
