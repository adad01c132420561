import path from 'node:path';
import { backupProblems, makeBackup, megabytes } from '../backup/make.ts';
import { optionsOf, placeFrom, shelfFrom } from '../backup/place.ts';
import { findBackup } from '../backup/restore.ts';
import { Complaint } from '../complaint.ts';
import { endOnSignals } from '../processes.ts';
import { Report } from '../report.ts';

export const usage =
  'Use: npm run cms:backup [-- --to FOLDER] [--keep 14]\n     npm run cms:backup -- --verify latest|NAME|FOLDER';
const SHOWN = 10;

/**
 * `npm run cms:backup`: the content system's database and uploads into a folder of their own, while
 * it runs; verified, and the oldest removed. With `--verify` an earlier one is verified again.
 */
export async function run(args: string[]): Promise<number> {
  endOnSignals();
  const { values } = optionsOf(
    args,
    { to: { type: 'string' }, keep: { type: 'string' }, verify: { type: 'string' } },
    usage,
  );
  const report = new Report();
  const place = placeFrom(process.env);
  const shelf = shelfFrom(process.env, values);
  if (values.verify !== undefined) {
    const folder = await findBackup(values.verify, shelf, process.env.INIT_CWD ?? process.cwd());
    const problems = await report.while('Verifying the backup', () =>
      backupProblems(folder, place),
    );
    if (problems.length > 0)
      throw new Complaint(`${folder} is damaged:\n  ${problems.join('\n  ')}`);
    report.line(`${folder} is whole.`);
    return 0;
  }
  const made = await report.while('Making a backup', () => makeBackup(place, shelf));
  report.line(`Backup: ${made.folder} (${megabytes(made.bytes)}, verified)`);
  report.line(
    `${made.uploads} files of the media library, ${made.shared} of them as the time before.`,
  );
  if (place.bucket) report.line('Uploads are on S3 and are not in it: switch on versions there.');
  if (Object.keys(place.secrets).length === 0)
    report.line('No secrets were found to compare later.');
  if (made.removed.length > 0) report.line(`Removed: ${made.removed.join(', ')}`);
  if (made.missing.length > 0) {
    const shown = made.missing.slice(0, SHOWN).map((name) => path.join('uploads', name));
    report.line(
      `${made.missing.length} files that the database names are not on the disk: ${shown.join(', ')}`,
    );
  }
  return 0;
}
