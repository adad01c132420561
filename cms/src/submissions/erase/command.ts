import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { listInWords } from '../../platform/text/list-in-words.ts';
import { countsInWords, totalOf } from '../counts.ts';
import { eraseSender, findSubmissionsOf, senderFrom } from './erase.ts';

const OPTIONS = {
  email: { type: 'string', default: '' },
  phone: { type: 'string', default: '' },
  yes: { type: 'boolean' },
} as const;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  const sender = senderFrom(values.email, values.phone);
  const strapi = createStrapi({ appDir: process.cwd(), distDir: path.resolve('dist') });
  strapi.log.level = 'error';
  await strapi.load();
  try {
    const { counts, otherContacts } = await findSubmissionsOf(strapi, sender);
    console.log(`Found: ${countsInWords(counts)}.`);
    if (totalOf(counts) === 0) return 0;
    if (otherContacts.length > 0) console.log(moreSentInWords(otherContacts));
    if (!values.yes && !(await isConfirmed())) {
      console.log('Nothing was erased.');
      return 1;
    }
    console.log(`Erased: ${countsInWords(await eraseSender(strapi, sender))}.`);
    console.log('Backups still hold these entries until they are removed.');
    return 0;
  } finally {
    await strapi.destroy();
  }
}

/** Names the contacts only in a terminal, since a file may keep what is written to it. */
function moreSentInWords(otherContacts: readonly string[]): string {
  const contacts = process.stdout.isTTY
    ? listInWords(otherContacts)
    : 'an e-mail address or a number';
  return `More was sent with ${contacts}, which these entries name. If it was the same person, erase that too.`;
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('There is no terminal to ask in. To erase, add --yes');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question('Erase them for ever? Type yes: ');
    return answer.trim().toLowerCase() === 'yes';
  } catch {
    // Ctrl-C and Ctrl-D mean no.
    return false;
  } finally {
    terminal.close();
  }
}

main().then(
  (code) => process.exit(code),
  (thrown: unknown) => {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    process.exit(1);
  },
);
