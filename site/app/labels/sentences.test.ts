import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const site = path.join(import.meta.dirname, '../..');
const sources = globSync('{app,server}/**/*.{ts,tsx}', { cwd: site }).filter(
  (file) => !/\.test\.|app\/(?:styleguide|labels|texts)\//.test(file),
);

/** Where visitors would meet words: between tags, in attributes that are read, in plain answers. */
const VISIBLE = [
  />\s*[A-Z][a-z]+[^<>{}()=;]*<\//g,
  /\b(?:aria-label|alt|placeholder|title|label)="[^"]*[A-Za-z]{2}[^"]*"/g,
  /new Response\(\s*['"`][A-Za-z]/g,
];

/** Names, a file for robots, and the answer to a request that no browser sends. */
const ALLOWED = /OpenStreetMap|label="English"|new Response\(`U|new Response\('Bad Request/;

function sentencesIn(source: string): string[] {
  const found = VISIBLE.flatMap((expression) => [...source.matchAll(expression)]);
  return found
    .map((match) => source.slice(match.index, match.index + 60))
    .filter((each) => !ALLOWED.test(each));
}

test('what visitors read stands in labels/ and texts/ alone, where it can be translated', () => {
  const found = sources.flatMap((file) =>
    sentencesIn(readFileSync(path.join(site, file), 'utf8')).map((each) => `${file}: ${each}`),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test.each(['<p>Too many visitors</p>', '<nav aria-label="Main">', "new Response('Please wait')"])(
  'a sentence outside labels/ and texts/ is found: %s',
  (source) => {
    expect(sentencesIn(source)).toHaveLength(1);
  },
);
