import { installationFrom } from '../backup/installation.ts';
import { findBackup, restoreBackup } from '../backup/restore.ts';
import { UserError } from '../errors.mjs';
import { optionsOf } from '../options.ts';

export const help = `npm run cms:restore -- latest|NAME|FILE [--replace]: restores a backup while the CMS is stopped.
Without --replace it refuses where there is content already. With --replace it first copies what is
there into a backup named before-restore-…, which is never "latest" and never removed by itself:
restore that name to undo.`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = optionsOf(args, { replace: { type: 'boolean' } }, help);
  const [given, ...others] = positionals;
  if (!given || others.length > 0) throw new UserError(`Which backup?\n\n${help}`);
  const installation = installationFrom(process.env);
  const file = await findBackup(given, installation);
  const { manifest, before, changedSecrets } = await restoreBackup(installation, file, values);
  console.log(`Restored the content of ${manifest.createdAt} from ${file}.`);
  if (before) console.log(`A copy of what was there before: ${before}`);
  if (!manifest.hasUploads) console.log('Uploads are on S3 and were left alone.');
  if (changedSecrets.length > 0) {
    console.log(
      `Secrets have changed since the backup was made: ${changedSecrets.join(', ')}. Set the old ones again, or editors must log in anew.`,
    );
  }
  console.log('Start the CMS now.');
  return 0;
}
