import { emailHref } from '../cms/contact-links.ts';
import { getOrganisation } from '../cms/organisation.ts';
import { siteContext } from '../cms/site-context.ts';
import type { Route } from './+types/security-txt.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year. */
const HOLDS_FOR_MS = 180 * DAY_MS;

/** Where to report a security problem (RFC 9116). Never out of date while the site runs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, content } = context.get(siteContext);
  const { email } = await getOrganisation(content);
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${email ? emailHref(email) : `${siteUrl}/contact-us`}`,
    `Expires: ${new Date(midnight + HOLDS_FOR_MS).toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
