import { type CheckedEntry, type Finding, obstacle, warning } from './finding';

const LINK = /^(https?:\/\/[^\s/\\][^\s\\]*|(mailto|tel):[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i;

/** What to do about a link that leads nowhere (R20); empty where the link can be used. */
export function linkProblem(link: string): string {
  if (link === '' || LINK.test(link)) return '';
  if (DOMAIN.test(link)) return `Begin the link with https://, like this: https://${link}`;
  if (/^[^\s@:]+@[^\s@]+$/.test(link)) return `Write mailto: before it, like this: mailto:${link}`;
  if (/^\+?[\d\s()-]{6,}$/.test(link)) {
    return `Write tel: before it and no spaces, like this: tel:${link.replace(/[^\d+]/g, '')}`;
  }
  return 'Write a web address (https://…), an e-mail address (mailto:…), a phone number (tel:…) or a page of this website (/team), without spaces.';
}

/** Links that lead nowhere or are not private, and an activity's link and its label (R20). */
export function linkFindings(uid: string, entry: CheckedEntry): Finding[] {
  const link = entry.text('link');
  const problem = linkProblem(link);
  const found = problem ? [obstacle('link', problem)] : [];
  const imageUrl = entry.text('imageUrl');
  if (linkProblem(imageUrl) !== '' || /^(mailto|tel):/i.test(imageUrl)) {
    found.push(obstacle('imageUrl', 'Write an address that begins with https:// or /uploads/.'));
  }
  if (/^http:\/\//i.test(link)) {
    found.push(
      warning(
        'link',
        'The link begins with http://. Try https:// in its place: it is private and safe.',
      ),
    );
  }
  if (uid !== 'api::just-in.just-in') return found;
  const label = entry.text('linkTitle').replace(/^null$/, '');
  if (link === '' && label !== '') {
    found.push(
      warning(
        'linkTitle',
        `There are words for a button, but no link: “${label}” will stand there as plain text. Fill in the link, or empty this field.`,
      ),
    );
  }
  if (link !== '' && label === '') {
    found.push(
      warning('link', 'The link has no words of its own: its button will say “Know more”.'),
    );
  }
  return found;
}

/**
 * Warns of a link to a page that the website does not have. The website itself is asked; where it
 * does not answer, nothing is said.
 */
export async function deadLinkFindings(
  entry: CheckedEntry,
  siteUrl: string | undefined,
): Promise<Finding[]> {
  const link = entry.text('link');
  if (!siteUrl || !link.startsWith('/') || linkProblem(link)) return [];
  try {
    const { status } = await fetch(new URL(link, siteUrl), {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(1_500),
    });
    if (status !== 404) return [];
  } catch {
    return [];
  }
  return [
    warning(
      'link',
      `The website has no page “${link}”. Open the page, and copy its address from there.`,
    ),
  ];
}
