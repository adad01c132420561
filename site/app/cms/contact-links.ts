type PostalAddress = Readonly<
  Record<'street' | 'city' | 'state' | 'postalCode' | 'country', string>
>;

export function addressLines({
  street,
  city,
  state,
  postalCode,
  country,
}: PostalAddress): string[] {
  return [street, city, `${state} ${postalCode}`, country];
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function emailHref(email: string): string {
  return `mailto:${email}`;
}
