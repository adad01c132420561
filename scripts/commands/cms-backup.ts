import { stat } from 'node:fs/promises';
import { checkBackup, makeBackup } from '../backup/backup.ts';
import { installationFrom } from '../backup/installation.ts';
import { findBackup } from '../backup/restore.ts';
import { optionsOf } from '../options.ts';

export const help = `npm run cms:backup [-- --to FOLDER] [--keep 14]: puts the CMS's database and uploads into one file
while the CMS runs, checks it, and removes the oldest ones. The folder is BACKUP_DIR or data/backups.
npm run cms:backup -- --verify latest|NAME|FILE: checks an earlier backup.`;

const OPTIONS = {
  to: { type: 'string' },
  keep: { type: 'string' },
  verify: { type: 'string' },
} as const;

export async function run(args: string[]): Promise<number> {
  const { values } = optionsOf(args, OPTIONS, help);
  const installation = installationFrom(process.env, values);
  if (values.verify !== undefined) {
    const file = await findBackup(values.verify, installation);
    await checkBackup(file, installation);
    console.log(`${file} is whole.`);
    return 0;
  }
  const file = await makeBackup(installation);
  const { size } = await stat(file);
  console.log(`Backup: ${file} (${Math.ceil(size / 1e6)} MB, checked)`);
  if (installation.hasBucket)
    console.log('It has no uploads: they are on S3. Switch on versions there.');
  return 0;
}
