import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { translatedLanguages } from '../../site/app/languages.ts';
import { messageOf, UserError } from '../errors.mjs';
import { givenPath, optionsOf } from '../options.ts';
import { TEXTS } from '../texts/text-files.ts';
import { importTable } from '../texts/text-table.ts';

export const help = `npm run texts:import -- LANGUAGE FILE --by NAME: takes the translations of a table that a speaker
has read, and records who read it and when. Where a row is wrong, nothing is written.`;

export async function run(args: string[]): Promise<number> {
  const { positionals, values } = optionsOf(args, { by: { type: 'string' } }, help);
  const [language = '', name = ''] = positionals;
  const by = typeof values.by === 'string' ? values.by.trim() : '';
  if (!translatedLanguages.some((each) => each === language) || name === '' || by === '') {
    throw new UserError(`Which language, which file, and who has read it?\n\n${help}`);
  }
  const file = givenPath(name);
  const csv = await readFile(file, 'utf8').catch((thrown: unknown) => {
    throw new UserError(`${name} cannot be read: ${messageOf(thrown)}`);
  });
  const changed = await importTable(language, csv);
  const reviews = path.join(TEXTS, 'reviews.json');
  const before: unknown[] = JSON.parse(await readFile(reviews, 'utf8'));
  const review = { language, by, on: new Date().toISOString().slice(0, 10), changed };
  await writeFile(reviews, `${JSON.stringify([...before, review], null, 2)}\n`);
  console.log(`${changed} texts changed. The website has them after the next build.`);
  return 0;
}
