import type { CheckedEntry, Finding, Surroundings } from './finding';

/** The pages of the website besides those of the projects (2.1 of the specification). */
const PAGES = [
  ...['/', '/about-us', '/projects', '/our-story', '/team', '/gallery', '/contact-us'],
  ...['/opportunities', '/opportunities/volunteer', '/opportunities/intern'],
  ...['/opportunities/sponsor', '/privacy', '/terms', '/refunds-cancellations', '/app-privacy'],
];

/** An activity's link and its words (R20), and links that lead nowhere or are not private. */
export function linkFindings(
  uid: string,
  entry: CheckedEntry,
  surroundings: Surroundings,
): Finding[] {
  const link = entry.text('link');
  const found: string[] = [];
  if (uid === 'api::just-in.just-in') {
    const label = entry.text('linkTitle').replace(/^null$/, '');
    if (link === '' && label !== '') {
      return [
        {
          field: 'linkTitle',
          text: `There are words for a button, but no link: “${label}” will stand there as plain text. Fill in the link, or empty this field.`,
          blocks: false,
        },
      ];
    }
    if (link !== '' && label === '') {
      found.push('The link has no words of its own: its button will say “Know more”.');
    }
  }
  if (/^http:\/\//i.test(link)) {
    found.push('The link begins with http://. Try https:// in its place: it is private and safe.');
  }
  if (link.startsWith('/') && !leadsSomewhere(link, surroundings)) {
    found.push(
      `The website has no page “${link}”. Open the page, and copy its address from there.`,
    );
  }
  return found.map((text) => ({ field: 'link', text, blocks: false }));
}

function leadsSomewhere(link: string, { projectUrls }: Surroundings): boolean {
  const path = link.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return (
    PAGES.includes(path) ||
    path.startsWith('/docs/') ||
    projectUrls.some((url) => path === `/projects/${url}`)
  );
}
