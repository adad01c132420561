import { linkProblem } from '../../../content/addresses/links.ts';
import { advice, type Finding } from '../../../content/finding.ts';
import { type EntryWithLinks, linksOf } from './links.ts';

/** The CMS asks for no more links of an entry, since the editor waits for all answers. */
const MAX_LINKS = 20;
/** An editor may publish a missing page at any moment, so the CMS soon asks again. */
const REMEMBERED_MS = 10_000;
/** The panel shows no finding before the website has answered, so the CMS does not wait for long. */
const ANSWER_TIMEOUT_MS = 3_000;

type LinkState = 'found' | 'missing' | 'unknown';

/** Finds links to pages that the website does not have, and links about which it did not answer. */
export async function findDeadLinks(
  entry: EntryWithLinks,
  siteUrl: string | undefined,
): Promise<Finding[]> {
  if (!siteUrl) return [];
  const links = [...fieldsByUrl(entry)]
    .filter(([url]) => leadsToSite(url, siteUrl))
    .slice(0, MAX_LINKS);
  const answers = await Promise.all(
    links.map(([url]) => askUnlessRemembered(new URL(url, siteUrl))),
  );
  const findings: Finding[] = [];
  for (const [index, [url, field]] of links.entries()) {
    if (answers[index] === 'missing') {
      const message = `The website has no page “${url}”. Choose another with “Link” or “Choose”.`;
      findings.push(advice(field, message));
    }
    if (answers[index] === 'unknown') {
      const message = `The website did not answer in time, so it is not known whether it has the page “${url}”. It is asked again in a few seconds.`;
      findings.push({ ...advice(field, message), isUnknown: true });
    }
  }
  return findings;
}

/** Maps the URL of each link to the first field that has it. */
function fieldsByUrl(entry: EntryWithLinks): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const { field, url, kind } of linksOf(entry)) {
    const isLink = kind === 'link' || kind === 'link-in-text';
    if (isLink && url !== '' && !fields.has(url)) fields.set(url, field);
  }
  return fields;
}

function leadsToSite(url: string, siteUrl: string): boolean {
  if (linkProblem(url) !== '' || !URL.canParse(url, siteUrl)) return false;
  return new URL(url, siteUrl).origin === new URL(siteUrl).origin;
}

const remembered = new Map<
  string,
  { readonly until: number; readonly answer: Promise<LinkState> }
>();

/** Asks for a page only once within some seconds, for all editors and all pauses in typing. */
function askUnlessRemembered(page: URL): Promise<LinkState> {
  const now = Date.now();
  for (const [href, { until }] of remembered) if (until < now) remembered.delete(href);
  const earlier = remembered.get(page.href);
  if (earlier) return earlier.answer;
  const answer = askWebsite(page);
  remembered.set(page.href, { until: now + REMEMBERED_MS, answer });
  return answer;
}

async function askWebsite(page: URL): Promise<LinkState> {
  try {
    const { status } = await fetch(page, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    // A redirect leads to a page, and an error such as 500 goes away by itself. So the link is not wrong.
    return status === 404 ? 'missing' : 'found';
  } catch {
    remembered.delete(page.href);
    return 'unknown';
  }
}
