/**
 * The organisation's name, {brand}, as it stands in titles, headings and the copyright line (R31).
 * SAMPLE DATA: Mazhavil ("rainbow") is made up. Editors describe the rest in the CMS; what stands where
 * they wrote nothing is `texts/content/organisation.json`.
 */
export const organisation = { name: 'Mazhavil' };

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
