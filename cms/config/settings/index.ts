import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readSettings, type Settings } from './read';

/** These compile and bundle; they serve nothing, and the secrets need not be there yet. */
const COMMANDS_WITHOUT_SETTINGS = ['build', 'ts:generate-types'];

/** The settings of this program, checked once, before anything of it runs. */
export const settings: Settings = load();

function load(): Settings {
  const read = readSettings(process.env, process.cwd());
  if (COMMANDS_WITHOUT_SETTINGS.includes(process.argv[2] ?? '')) return read.settings;
  const problems = [...read.problems, ...dataDirProblems(read.settings)];
  if (problems.length > 0) {
    process.stderr.write(
      `The content system cannot start. Please mend ${problems.length === 1 ? 'this setting' : 'these settings'}:\n${problems
        .map((problem) => `  - ${problem}\n`)
        .join('')}Every setting is described in docs/deploying.md.\n`,
    );
    process.exit(1);
  }
  return read.settings;
}

/** Strapi wants the folder of uploads to be there before it starts. */
function dataDirProblems({ dataDir }: Settings): string[] {
  const uploads = path.join(dataDir, 'public', 'uploads');
  try {
    mkdirSync(uploads, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    accessSync(uploads, constants.W_OK);
    return [];
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return [`CMS_DATA_DIR must be a folder that can be written to (${reason}).`];
  }
}
