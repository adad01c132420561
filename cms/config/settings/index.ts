import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readSettings, type Settings } from './read';

/** A photo of a good camera, an annual report, or a minute of video. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

/** Database and uploads; a relative path counts from the folder of the CMS. */
export const dataDir = path.resolve(process.env.CMS_DATA_DIR?.trim() || '../data/cms');

export const settings: Settings = load();

export const isBehindTls = settings.CMS_PUBLIC_URL?.startsWith('https:') ?? false;

function load(): Settings {
  const { settings: read, problems } = readSettings(process.env);
  // These compile and bundle; they serve nothing, and need no secrets.
  if (['build', 'ts:generate-types'].includes(process.argv[2] ?? '')) return read;
  const all = [...problems, ...dataDirProblems()];
  if (all.length === 0) return read;
  process.stderr.write(
    `The CMS cannot start. Please mend ${all.length === 1 ? 'this setting' : 'these settings'}:\n${all
      .map((problem) => `  - ${problem}\n`)
      .join('')}Every setting is described in .env.example.\n`,
  );
  process.exit(1);
}

/** Makes the folders, for this user alone: the database holds what visitors sent. */
function dataDirProblems(): string[] {
  process.umask(0o077);
  try {
    const uploads = path.join(dataDir, 'public', 'uploads');
    mkdirSync(uploads, { recursive: true });
    for (const folder of [dataDir, uploads]) accessSync(folder, constants.W_OK);
    chmodSync(dataDir, 0o700);
    return [];
  } catch (thrown) {
    // A mounted volume may belong to another user, who set its rights.
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM') return [];
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return [`CMS_DATA_DIR must be a folder that can be written to (${reason}).`];
  }
}
