import { optionsOf, placeFrom, shelfFrom } from '../backup/place.ts';
import { findBackup, restoreBackup } from '../backup/restore.ts';
import { Complaint } from '../complaint.ts';
import { Report } from '../report.ts';

export const usage = 'Use: npm run cms:restore -- latest|NAME|FOLDER [--replace]';

/** `npm run cms:restore -- FROM`: brings a backup back, into an empty place or with `--replace`. */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = optionsOf(args, { replace: { type: 'boolean' } }, usage);
  const [given, ...others] = positionals;
  if (!given || others.length > 0) throw new Complaint(`Which backup?\n${usage}`);
  const report = new Report();
  const place = placeFrom(process.env);
  const shelf = shelfFrom(process.env);
  const from = await findBackup(given, shelf, process.env.INIT_CWD ?? process.cwd());
  const restored = await report.while('Bringing the backup back', () =>
    restoreBackup(place, shelf, { from, replace: values.replace ?? false }),
  );
  report.line(`Back is the content of ${restored.manifest.createdAt}, from ${restored.from}.`);
  if (restored.before) report.line(`What was here before: ${restored.before}`);
  if (restored.manifest.uploads === 'bucket') report.line('Uploads are on S3 and were left alone.');
  if (restored.otherSecrets.length > 0) {
    report.line(
      `Other secrets than when the backup was made: ${restored.otherSecrets.join(', ')}. Bring the old ones back, or editors log in anew and the two keys of the website are set anew at the next start.`,
    );
  }
  report.line('Start the content system now.');
  return 0;
}
