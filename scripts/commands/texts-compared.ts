import { optionsOf } from '../options.ts';
import { rememberComparison } from '../texts/translated-from.ts';

export const help = `npm run texts:compared: remembers that every translation was compared with the English as it is now.
Run it when those that npm run check names are right, or still right.`;

export async function run(args: string[]): Promise<number> {
  optionsOf(args, {}, help);
  const compared = await rememberComparison();
  for (const each of compared) console.log(each);
  console.log(`${compared.length} translations count as compared.`);
  return 0;
}
