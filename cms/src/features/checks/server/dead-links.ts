import { linkProblem } from '../../../content/addresses/link-problem';
import { advice, type Finding } from '../../../content/finding';
import { linksOf } from './links-of-entry';

/** The most links of an entry that the CMS asks the website about, since the editor waits for the answers. */
const MAX_LINKS = 20;
/** How long an answer is remembered. Short, since a missing page may be published at any moment. */
const REMEMBERED_MS = 10_000;
/** Short, since the panel shows no finding before the website has answered. */
const ANSWER_TIMEOUT_MS = 1_500;

type Answer = 'found' | 'missing' | 'unknown';

/** Finds links to pages that the website does not have, and links about which it did not answer. */
export async function findDeadLinks(
  entry: Parameters<typeof linksOf>[0],
  siteUrl: string | undefined,
): Promise<Finding[]> {
  if (!siteUrl) return [];
  const links = [...fieldsByLink(entry)]
    .filter(([link]) => leadsToSite(link, siteUrl))
    .slice(0, MAX_LINKS);
  const answers = await Promise.all(links.map(([link]) => askOnce(new URL(link, siteUrl))));
  const found: Finding[] = [];
  for (const [index, [link, field]] of links.entries()) {
    if (answers[index] === 'missing') {
      const message = `The website has no page “${link}”. Choose another with “Link” or “Choose”.`;
      found.push(advice(field, message));
    }
    if (answers[index] === 'unknown') {
      const message = `The website did not answer in time, so it is not known whether it has the page “${link}”. It is asked again when you write on or come back to this window.`;
      found.push(advice(field, message));
    }
  }
  return found;
}

/** Returns each link of the entry with the first field that has it. */
function fieldsByLink(entry: Parameters<typeof linksOf>[0]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const { field, url, kind } of linksOf(entry)) {
    const isLink = kind === 'link' || kind === 'link-in-text';
    if (isLink && url !== '' && !fields.has(url)) fields.set(url, field);
  }
  return fields;
}

function leadsToSite(link: string, siteUrl: string): boolean {
  if (linkProblem(link) !== '' || !URL.canParse(link, siteUrl)) return false;
  return new URL(link, siteUrl).origin === new URL(siteUrl).origin;
}

const remembered = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();

/** Asks for a page only once within some seconds, for all editors and all pauses in typing. */
function askOnce(page: URL): Promise<Answer> {
  const now = Date.now();
  for (const [href, { until }] of remembered) if (until < now) remembered.delete(href);
  const earlier = remembered.get(page.href);
  if (earlier) return earlier.answer;
  const answer = askWebsite(page);
  remembered.set(page.href, { until: now + REMEMBERED_MS, answer });
  return answer;
}

async function askWebsite(page: URL): Promise<Answer> {
  try {
    const { status } = await fetch(page, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return status === 404 ? 'missing' : 'found';
  } catch {
    return 'unknown';
  }
}
