import { setTimeout as pause } from 'node:timers/promises';
import type { OptionalCall } from '../app/cms/calls.ts';
import type { Content } from '../app/cms/content.ts';
import { documentsCall } from '../app/cms/documents.ts';
import type { Log } from '../app/cms/log.ts';
import { organisationCall } from '../app/cms/organisation.ts';
import { partnersCall } from '../app/cms/partners.ts';
import { schoolsCall } from '../app/cms/schools.ts';
import { textPagesCall } from '../app/cms/text-pages.ts';

/** Where the CMS does not answer, nobody knows what it will say. */
const ASK_AGAIN_MS = 10_000;

type Reader = Pick<Content, 'read'>;

/** The facts that a call lacks, by their fields in the organisation's folder; undefined: not known yet. */
type Check = (content: Reader) => Promise<readonly string[] | undefined>;

const checks: readonly Check[] = [
  async (content) => {
    const { items = organisationCall.builtIn, state } = await content.read(organisationCall);
    if (state !== 'current') return undefined;
    const { name, founderName, foundedYear, phones, email, openingHours, socialLinks } = items;
    const facts = {
      ...{ name: name.text, founderName: founderName.text, foundedYear, phones, email },
      ...{ street: items.street.text, city: items.city.text, state: items.state.text },
      ...{ openingHours: openingHours.text, socialLinks: socialLinks.length },
    };
    return Object.entries(facts).flatMap(([field, fact]) =>
      fact ? [] : [`organisation.json: ${field}`],
    );
  },
  listCheck('partners.json', partnersCall),
  listCheck('schools.json', schoolsCall),
  listCheck('documents.json', documentsCall),
  async (content) => {
    const { items = [], state } = await content.read(textPagesCall);
    if (state !== 'current') return undefined;
    const story = items.find(({ slug }) => slug === 'our-story');
    return story?.body.text ? [] : ['our-story.md'];
  },
];

/** An empty list of the CMS is what editors chose. */
function listCheck(file: string, call: OptionalCall<readonly unknown[]>): Check {
  return async (content) => {
    const { entries, state } = await content.read(call);
    if (state !== 'current') return undefined;
    return entries === undefined ? [file] : [];
  };
}

/** Names once in the log each fact that neither the organisation's folder nor the CMS says (R47). */
export async function logMissingFacts(content: Reader, log: Log): Promise<void> {
  let waiting = checks;
  while (waiting.length > 0) {
    const unknown: Check[] = [];
    for (const check of waiting) {
      const missing = await check(content);
      if (missing === undefined) unknown.push(check);
      for (const fact of missing ?? []) {
        log.warn({ fact }, 'A fact is missing: write it into the folder of facts, or into the CMS');
      }
    }
    waiting = unknown;
    if (waiting.length > 0) await pause(ASK_AGAIN_MS, undefined, { ref: false });
  }
}
