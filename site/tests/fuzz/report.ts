import { type FuzzResult, mostMemory } from './fuzz.ts';

const meaning: Readonly<Record<string, string>> = {
  0: 'closed without a word: the bytes were no beginning of a request, or only half of one',
  200: 'a page or a file',
  206: 'a part of a file',
  301: 'another spelling of a page: sent to its address',
  302: 'sent to the address without what no page reads',
  303: 'a form was taken',
  304: 'has it already',
  400: 'no request',
  403: 'a form from elsewhere',
  404: 'nothing there',
  405: 'a method that is not known there',
  408: 'half a request, and then nothing',
  413: 'too long a body',
  414: 'too long an address',
  415: 'a body that is no form',
  416: 'a part that the file does not have',
  417: 'expects what there is not',
  422: 'a form with mistakes',
  431: 'too long headers',
};

/** What each answer was looked at for, and how its finding begins. */
const checks: readonly (readonly [what: string, finding: RegExp])[] = [
  ['no answer of 500 and above', /^5\d\d/],
  ['no connection that stays open without an answer or an end', /^hung/],
  ['the site lives, and answers after every slice', /^it does not answer/],
  ['nothing of a file outside `public`, no secret, no token', /^(?:a secret|the token)/],
  ['no redirect to anywhere else', /^leads elsewhere/],
  ['no encoding for one who did not ask for it', /to one who cannot read it/],
  ['two Host headers are not taken (RFC 9112, 3.2)', /^taken with two Host/],
  ['nothing of what was sent in any page of another visitor', /^poisoned/],
  [
    'every page, in every encoding, and its headers, as before the first request',
    /^not what it was/,
  ],
  ['no error in the log', /^an error in the log/],
  [`at most ${mostMemory} MB of memory`, /^more than/],
];

/** What came of it, as a page of docs/. */
export function report(result: FuzzResult, cores: number): string {
  const { seed, slice, requests, seconds, statuses, kinds, findings, looks, memory } = result;
  const lastSeed = seed + Math.floor((requests - 1) / slice) * slice;
  const rows = checks.map(([what, finding]) => {
    const found = findings.filter((each) => finding.test(each)).length;
    return `| ${what} | ${found === 0 ? 'holds' : `**fails**, ${found} times`} |\n`;
  });
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  return `# Malformed requests

\`npm run fuzz\` sends them over raw sockets to the built site. The same seed sends the same ones
(\`site/tests/fuzz/requests.ts\`); \`npm test\` sends 3,000. This page is written by it.

- ${requests} requests in ${Math.round(seconds)} s on ${cores} cores, 32 at once, the site and the sender sharing them
- seeds ${seed} to ${lastSeed}, one for each ${slice} (the seed grows by as many)
- a third of them on a connection on which a page was answered before; half of the GET without a body ask to go on
- ${looks} times in between, an ordinary visitor looked at six pages in three encodings
- memory of the site: ${memory.early} MB after a tenth, ${memory.late} MB at the end

**${findings.length === 0 ? 'Nothing was found.' : `${findings.length} findings.`}**

| What every answer was looked at for | |
|---|---|
${rows.join('')}
${
  findings.length === 0
    ? ''
    : `The first findings:

\`\`\`
${findings.slice(0, 10).join('\n')}
\`\`\`

`
}| What was sent (one request may be several) | Times |
|---|---|
${list(kinds)
  .map(([kind, times]) => `| ${kind} | ${times} |\n`)
  .join('')}
| Answer | Times | |
|---|---|---|
${Object.entries(statuses)
  .map(([status, times]) => `| ${status} | ${times} | ${meaning[status] ?? ''} |\n`)
  .join('')}`;
}
