import { linkProblem } from '../../../content/addresses/link-problem';
import { markdownLinks } from '../../../content/addresses/markdown-links';
import { advice, type Finding } from '../../../content/finding';
import { contentViews } from '../../../views/views';
import type { EntryToCheck } from './entry-to-check';

type LinkingEntry = Pick<EntryToCheck, 'uid' | 'text' | 'parts'>;

/**
 * The number of links of one entry that the website is asked about at once: the editor waits for the answer.
 */
const MAX_ASKED = 20;
/** A page that is there stays; one that is missing may be published at any moment. */
const FOUND_MS = 5 * 60_000;
const OTHERWISE_MS = 10_000;
/** The website has most pages ready. The panel with all findings waits for its answer. */
const ANSWER_TIMEOUT_MS = 1_500;

/** Finds links to pages that the website does not have, and says where it did not answer. */
export async function findDeadLinks(
  entry: LinkingEntry,
  siteUrl: string | undefined,
): Promise<Finding[]> {
  if (!siteUrl) return [];
  const links = [...fieldsByLink(entry)]
    .filter(([link]) => leadsToSite(link, siteUrl))
    .slice(0, MAX_ASKED);
  const answers = await Promise.all(links.map(([link]) => askOnce(new URL(link, siteUrl))));
  return links.flatMap(([link, field], index) => {
    if (answers[index] === undefined) {
      const text = `The website did not answer in time, so it is not known whether it has the page “${link}”. It is asked again when you write on or come back to this window.`;
      return [advice(field, text)];
    }
    if (answers[index]) return [];
    const text = `The website has no page “${link}”. Choose another with “Link” or “Choose”.`;
    return [advice(field, text)];
  });
}

/** Each link of the entry, with the field in which it stands first. */
function fieldsByLink({ uid, text, parts }: LinkingEntry): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const add = (link: string, field: string) => {
    if (link !== '' && !fields.has(link)) fields.set(link, field);
  };
  add(text('link'), 'link');
  for (const field of ['socialLinks', 'menuLinks']) {
    for (const part of parts(field)) add(part.text('url'), field);
  }
  for (const [field, { markdown }] of Object.entries(contentViews[uid]?.fields ?? {})) {
    if (!markdown) continue;
    for (const { link, isImage } of markdownLinks(text(field))) {
      if (!isImage) add(link, field);
    }
  }
  return fields;
}

function leadsToSite(link: string, siteUrl: string): boolean {
  if (linkProblem(link) !== '' || !URL.canParse(link, siteUrl)) return false;
  return new URL(link, siteUrl).origin === new URL(siteUrl).origin;
}

type Answer = boolean | undefined;

const answers = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();

/** Asks for a page once in some time, however many editors write of it, and however often. */
function askOnce(page: URL): Promise<Answer> {
  const now = Date.now();
  for (const [key, { until }] of answers) if (until < now) answers.delete(key);
  const remembered = answers.get(page.href);
  if (remembered) return remembered.answer;
  const answer = hasPage(page).then((isFound) => {
    if (isFound) answers.set(page.href, { until: Date.now() + FOUND_MS, answer });
    return isFound;
  });
  answers.set(page.href, { until: now + OTHERWISE_MS, answer });
  return answer;
}

/** Returns undefined where the website does not answer. */
async function hasPage(page: URL): Promise<Answer> {
  try {
    const { status } = await fetch(page, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return status !== 404;
  } catch {
    return undefined;
  }
}
