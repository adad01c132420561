/**
 * The organisation's name, {brand}, as it stands in titles, headings and the copyright line (R31).
 * SAMPLE DATA: Mazhavil ("rainbow") is made up. Editors describe the rest in the CMS; what stands where
 * they wrote nothing is `texts/content/organisation.json`.
 */
export const organisation: { readonly name: string } = { name: 'Mazhavil' };

interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

/** The address as it stands on an envelope: street, city, state with postal code, country. */
export function addressLines(address: Address): readonly string[] {
  return [address.street, address.city, `${address.state} ${address.postalCode}`, address.country];
}

/** The link that calls a number: `+91 00000 00000` becomes `tel:+910000000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** The link that begins a mail to an address. */
export function emailHref(email: string): string {
  return `mailto:${email}`;
}
