import { expect, test } from 'vitest';
import { filePath } from '../app/cms/file.ts';
import { imageFrom } from '../app/cms/image.ts';
import { safeLink } from '../app/cms/link.ts';
import { fillPlaceholders, getOrganisation } from '../app/cms/organisation.ts';
import { networksOf } from '../app/features/forms/networks.server.ts';
import * as rules from '../app/features/forms/rules.ts';
import { givenKey } from '../app/features/forms/submissions.server.ts';
import { parseAmount } from '../app/features/giving/giving-settings.ts';
import { filterFrom } from '../app/features/schools-map/filter.ts';
import { routeLabel } from '../app/shell/route-label.server.ts';
import { contentOf, parseContext } from '../tests/support/content-of.ts';

const LENGTH = 100_000;
const LIMIT_MS = 50;

const STARTS = ['', 'a@', '/', 'https://a', 'flash=', '9', '₹'];
const BLANKS = [' ', '\n', '\t', '\r\n', ' \n', '\n=', '\u200b', '; ', ';', '\u0000'];
const SIGNS = [
  'a',
  '0',
  '.',
  'a.',
  '-',
  '+',
  '@',
  'a@',
  'a@a.',
  '/',
  '{',
  '{a',
  '%',
  '\\',
  '_0',
  'é',
];

const organisation = await getOrganisation(contentOf({}));

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  isBlank: rules.isBlank,
  isMobileNumber: rules.isMobileNumber,
  probableMobile: rules.probableMobile,
  isRegistrationEmail: rules.isRegistrationEmail,
  isContactEmail: rules.isContactEmail,
  oneLine: rules.oneLine,
  severalLines: rules.severalLines,
  safeLink,
  parseAmount,
  givenKey,
  networksOf,
  routeLabel,
  filePath: (text) => filePath('signed', `https://cms.example/${encodeURI(text)}`),
  imageFrom: (text) => imageFrom({ url: text }, parseContext),
  fillPlaceholders: (text) => fillPlaceholders(text, organisation),
  filterFrom: (text) => filterFrom(new Map([['q', text]]), []),
};

test.each(Object.keys(READERS))('%s is not held up by a long run of the same signs', (name) => {
  for (const start of STARTS) {
    for (const sign of [...BLANKS, ...SIGNS]) {
      const text = `${start}${sign.repeat(LENGTH / sign.length)}!`;
      expect(
        timeOf(() => READERS[name]?.(text)),
        JSON.stringify(start + sign),
      ).toBeLessThan(LIMIT_MS);
    }
  }
});

/** Processor time, and the best of ten: other programs use this machine too. */
function timeOf(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 10 && best >= LIMIT_MS; count += 1) {
    const begun = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begun);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
