import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { MAX_UPLOAD_MEGABYTES } from '../../src/platform/body-limit.ts';
import { readSettings, type Settings } from './read.ts';

export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * 1024 * 1024;

export const settings: Settings = load();

/** The folder of the database and the uploads. A relative path starts at the folder of the CMS. */
export const dataDir = path.resolve(settings.CMS_DATA_DIR);

export const isBehindTls = settings.CMS_PUBLIC_URL?.startsWith('https:') ?? false;

function load(): Settings {
  const result = readSettings(process.env);
  // These commands only compile, so they need no secrets.
  if (['build', 'ts:generate-types'].includes(process.argv[2] ?? '')) return result.settings;
  const problems = [...result.problems, ...makeDataDir(result.settings)];
  if (problems.length === 0) return result.settings;
  const which = problems.length === 1 ? 'this setting' : 'these settings';
  const list = problems.map((problem) => `  - ${problem}\n`).join('');
  process.stderr.write(
    `The CMS cannot start. Please correct ${which}:\n${list}Every setting is described in .env.example.\n`,
  );
  process.exit(1);
}

/** Only this user may read the folders, because the database has personal data. Returns problems. */
function makeDataDir({ CMS_DATA_DIR }: Settings): string[] {
  process.umask(0o077);
  try {
    const folder = path.resolve(CMS_DATA_DIR);
    const uploads = path.join(folder, 'public', 'uploads');
    mkdirSync(uploads, { recursive: true });
    accessSync(folder, constants.W_OK);
    accessSync(uploads, constants.W_OK);
    chmodSync(folder, 0o700);
    return [];
  } catch (thrown) {
    // A mounted volume may belong to another user, and keeps its rights.
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM') return [];
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return [`CMS_DATA_DIR must be a folder that can be written to (${reason}).`];
  }
}
