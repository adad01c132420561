import { emailHref } from '../cms/contact-links.ts';
import { useOrganisation } from './use-organisation.ts';

/** The organisation's e-mail address; a press begins a message to it. */
export function EmailLink() {
  const email = useOrganisation()?.email ?? '';
  return <a href={emailHref(email)}>{email}</a>;
}
