import { addressLines, emailHref, organisation, phoneHref } from '../organisation.ts';

/** The organisation's email address as a link, for use within a text of `pages/`. */
export function EmailLink() {
  return <a href={emailHref(organisation.email)}>{organisation.email}</a>;
}

/** All phone numbers as links: "+91 … or +91 …". */
export function PhoneLinks() {
  return organisation.phones.map((phone, index) => (
    <span key={phone}>
      {index > 0 && ' or '}
      <a href={phoneHref(phone)}>{phone}</a>
    </span>
  ));
}

/** The postal address in one line. */
export function AddressLine() {
  return addressLines(organisation.address).join(', ');
}
