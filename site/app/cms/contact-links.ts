type PostalAddress = Readonly<
  Record<'street' | 'city' | 'state' | 'postalCode' | 'country', string>
>;

/** The lines of an envelope, in its order; none for what is not known. */
export function addressLines({
  street,
  city,
  state,
  postalCode,
  country,
}: PostalAddress): string[] {
  return [street, city, `${state} ${postalCode}`.trim(), country].filter(Boolean);
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A chat that begins with the text; undefined where the number lacks its country code, or is none. */
export function whatsappHref(phone: string, text: string): string | undefined {
  const digits = phone.replace(/[\s()-]/g, '');
  if (!/^\+\d{8,15}$/.test(digits)) return undefined;
  return `https://wa.me/${digits.slice(1)}?text=${encodeURIComponent(text)}`;
}

export function emailHref(email: string): string {
  return `mailto:${email}`;
}
