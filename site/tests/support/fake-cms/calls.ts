import { storiesCall, storyTextCall } from '../../../app/cms/stories.ts';
import { submissionPath } from '../../../app/cms/submissions.ts';
import { opportunityKinds } from '../../../app/texts/opportunity-kinds.ts';

/**
 * The calls of section 7 of the specification, to the letter: the fake CMS answers these and nothing
 * else, so that a call with another path or query string fails as it would stand out in a review.
 */
export const reads = {
  testimonials: '/api/testimonials?populate=*',
  navProjects: '/api/projects?sort=sortOrder:ASC&pagination[limit]=4',
  projects: '/api/projects?sort=sortOrder:ASC&populate=*',
  activities: '/api/just-ins',
  gallery: '/api/galleries?populate=*',
  team: '/api/teams',
  stats: '/api/stats-counters',
} as const;

/** Reads that a CMS may have or not (R33); the fake CMS answers them where its content has them. */
export const optionalReads = {
  oldAddresses: '/api/old-addresses',
  organisation: '/api/organisation?populate=*',
  pages: '/api/pages?populate=*',
  partners: '/api/partners?sort=sortOrder:ASC&populate=*',
  documents: '/api/documents?sort=sortOrder:ASC&populate=*',
  homePage: '/api/home-page?populate=*',
  aboutPage: '/api/about-page?populate=*',
  listPage: '/api/list-page?populate=*',
  opportunityPages: '/api/opportunity-pages?populate=*',
  schools: '/api/schools?pagination[pageSize]=100',
  transparency: '/api/transparency?populate=*',
  stories: storiesCall.path,
  storiesProbe: storiesCall.probe,
} as const;

/** The read of one story's text. */
export const storyText = (slug: string) =>
  storyTextCall({ slug, changedAt: { english: '', translation: '' } }).path;

const textOfAStory = /^\/api\/stories\?filters\[slug\]\[\$eq\]=([a-z0-9-]+)&/;

const continuation =
  /^(pagination\[(page|pageSize|start|limit|withCount)\]|locale|populate\[localizations\]\[fields\]\[0\])$/;

/** True when `url` (path and query as sent) is the table's `call`, with paging or a locale on top. */
function isCallOrItsNextPage(url: string, call: string): boolean {
  if (url === call) return true;
  const separator = call.includes('?') ? '&' : '?';
  if (!url.startsWith(call + separator)) return false;
  const added = new URLSearchParams(url.slice(call.length + 1));
  return [...added].every(
    ([key, value]) => continuation.test(key) || (key === 'populate' && value === 'localizations'),
  );
}

/** True when `url` is one of the reads, letter by letter, or a further page of one. */
export function isRead(url: string): boolean {
  const known: string[] = [...Object.values(reads), ...Object.values(optionalReads)];
  const slug = textOfAStory.exec(url)?.[1];
  if (slug !== undefined) known.push(storyText(slug));
  return known.some((call) => isCallOrItsNextPage(url, call));
}

/** True when `url` is where a kind of submission is posted. */
export function isWrite(url: string): boolean {
  return url === submissionPath('contact') || opportunityKinds.map(submissionPath).includes(url);
}

/** The read that a call for drafts stands for (`status=draft` taken away); undefined for any other. */
export function publishedCall(url: string): string | undefined {
  if (!/[?&]status=draft(?=&|$)/.test(url)) return undefined;
  const without = url.replace(/([?&])status=draft(&|$)/, (_all, before: string, after: string) =>
    after === '' ? '' : before,
  );
  return isRead(without) ? without : undefined;
}
