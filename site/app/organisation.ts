/** Who runs the website: the one place for name, founder and ways to get in touch (R31). */
export interface Organisation {
  /** {brand}: as it stands in titles, headings and the copyright line. */
  readonly name: string;
  /** What the organisation does, in one line without a full stop. */
  readonly tagline: string;
  /** {name}: the team member who begins in the centre of the carousel (4.4), spelled as there. */
  readonly founderName: string;
  readonly foundedYear: number;
  /** {phone}: written for people, with the country code; `phoneHref` makes the link. */
  readonly phones: readonly string[];
  readonly email: string;
  readonly address: Address;
  /** The three social networks of the footer (2.13). */
  readonly socialLinks: readonly SocialLink[];
  /** The account named in every page's twitter:creator (2.2). */
  readonly twitterCreator: `@${string}`;
}

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
}

export interface SocialLink {
  /** The network's name, as a visitor knows it. */
  readonly name: string;
  readonly url: string;
}

/**
 * SAMPLE DATA. Mazhavil ("rainbow") is made up: no person, number, address or account here is real.
 * The organisation that uses the website replaces every value; all pages, titles and legal texts follow.
 */
export const organisation = {
  name: 'Mazhavil',
  tagline: 'Empowering young minds through education',
  founderName: 'Anjali Varma',
  foundedYear: 2014,
  phones: ['+91 00000 00000', '+91 00000 00001'],
  email: 'hello@mazhavil.example',
  address: {
    street: '12 Sample Street',
    city: 'Kochi',
    state: 'Kerala',
    postalCode: '682 001',
    country: 'India',
  },
  socialLinks: [
    { name: 'Instagram', url: 'https://example.org/mazhavil/instagram' },
    { name: 'Facebook', url: 'https://example.org/mazhavil/facebook' },
    { name: 'LinkedIn', url: 'https://example.org/mazhavil/linkedin' },
  ],
  twitterCreator: '@mazhavil_sample',
} as const satisfies Organisation;

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
