import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

/**
 * Malformed requests against the built site, in slices with seeds of their own; ends with 1 where
 * anything was found.
 *
 *   node site/tests/fuzz/main.ts [--count 100000] [--seed 1] [--into docs/fuzz.md]
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    into: { type: 'string' },
  },
});
const { seed, requests, seconds, statuses, findings, looks, memory } = await fuzz(
  Number(values.count),
  Number(values.seed),
);
const what: Readonly<Record<string, string>> = {
  0: 'closed without a word',
  200: 'a page or a file',
  206: 'a part of a file',
  302: 'sent to the address without what no page reads',
  304: 'has it already',
  400: 'no request',
  404: 'nothing there',
};
const text = `# Malformed requests

\`npm run fuzz\` sends them over raw sockets to the built site: methods, paths out of the folder and with
broken escapes, query strings, headers that lie about host, protocol and encoding, bodies, and bytes
that are no request at all. The same seed sends the same ones (\`site/tests/fuzz/requests.ts\`); \`npm test\`
sends 3,000. This page is written by it.

- ${requests} requests, seed ${seed}, in ${Math.round(seconds)} s
- answers of 500 and above, hanging connections, crashes, files from outside \`public\`, errors in the
  log, redirects elsewhere, pages in an encoding that was not asked for: ${findings.length === 0 ? 'none' : findings.length}
- ${looks} times in between an ordinary visitor looked at six pages in three encodings: ${findings.some((each) => each.startsWith('not what')) ? '**different from before**' : 'every byte and header as before the first request'}
- memory of the site: ${memory.early} MB after a tenth, ${memory.late} MB at the end

| Answer | Times | |
|---|---|---|
${Object.entries(statuses)
  .map(([status, times]) => `| ${status} | ${times} | ${what[status] ?? ''} |\n`)
  .join('')}`;
console.log(text);
for (const finding of findings) console.log(finding);
if (values.into !== undefined) await writeFile(values.into, text);
if (findings.length > 0) process.exitCode = 1;
