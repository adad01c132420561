import { emailHref } from '../cms/contact-links.ts';
import { SiteLink } from '../components/site-link.tsx';
import { useLabels } from '../labels/use-labels.ts';
import { addressIn } from '../languages.ts';
import { useShell } from './use-shell.ts';

/** The organisation's e-mail address; a press begins a message to it. Without one, the page with the form. */
export function EmailLink() {
  const { siteUrl = '', organisation } = useShell() ?? {};
  const { language } = useLabels();
  const email = organisation?.email;
  if (email) return <a href={emailHref(email)}>{email}</a>;
  const address = siteUrl + addressIn(language, '/contact-us');
  return <SiteLink to="/contact-us">{address.replace(/^https?:\/\//, '')}</SiteLink>;
}
