import { runCmsProgram } from '../cms-program.ts';

export const help = `npm run cms:erase -- [--email ADDRESS] [--phone NUMBER] [--yes]: erases everything that one person
sent with a form, also while the CMS runs. Tells how many entries there are and asks first; --yes does
not ask. What it prints holds nothing of the person. Backups still hold the entries.`;

export async function run(args: string[]): Promise<number> {
  return runCmsProgram('dist/src/submissions/erase/command.js', args);
}
