import { writeFile } from 'node:fs/promises';
import { translatedLanguages } from '../../site/app/languages.ts';
import { messageOf, UserError } from '../errors.mjs';
import { givenPath, optionsOf } from '../options.ts';
import { tableOf } from '../texts/text-table.ts';

export const help = `npm run texts:export -- LANGUAGE [FILE]: writes the website's texts in a language (${translatedLanguages.join(', ')})
beside the English ones, as CSV for a speaker to read and mend. It never overwrites a file.`;

export async function run(args: string[]): Promise<number> {
  const [language = '', name = `texts-${language}.csv`] = optionsOf(args, {}, help).positionals;
  if (!translatedLanguages.some((each) => each === language)) {
    throw new UserError(`In which language?\n\n${help}`);
  }
  const file = givenPath(name);
  const table = await tableOf(language);
  await writeFile(file, table, { flag: 'wx' }).catch((thrown: unknown) => {
    throw new UserError(`${name} was not written: ${messageOf(thrown)}`);
  });
  console.log(`The texts are now in ${name}. See docs/translating.md for what to do with them.`);
  return 0;
}
