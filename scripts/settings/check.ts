import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readConfig, settingNames } from '../../site/app/config.server.ts';
import { pathOf, ROOT } from '../repository.ts';
import { cmsSettingsReader } from './cms-reader.ts';
import { differences, namesQuotedIn, parseExample, shownDefaults } from './example.ts';

/**
 * Compares .env.example with what the two programs read, in both directions: a setting that is
 * missing, one that nothing reads, one without words, and a default that is not the real one.
 * Gives a sentence for each.
 */
export async function settingProblems(text = readExample()): Promise<readonly string[]> {
  const shown = parseExample(text);
  return [
    ...shown.filter(({ explained }) => !explained).map(({ name }) => `${name} is not explained`),
    ...differences(shown, { section: 'Website', names: settingNames }),
    ...differences(shown, { section: 'Content system', names: cmsSettingNames() }),
    ...wrongDefaults(shownDefaults(shown, 'Website'), siteSettings),
    ...wrongDefaults(shownDefaults(shown, 'Content system'), await cmsSettingsReader()),
  ];
}

/** The text of .env.example. */
export function readExample(): string {
  return readFileSync(path.join(ROOT, '.env.example'), 'utf8');
}

/** The settings of the content system are those that its readers name. */
function cmsSettingNames(): readonly string[] {
  const folder = path.join(pathOf('cms'), 'config/settings');
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return [...new Set(sources.flatMap(namesQuotedIn))];
}

/** A default is the real one where setting it changes nothing. */
function wrongDefaults(
  defaults: Readonly<Record<string, string>>,
  read: (env: Readonly<Record<string, string>>) => unknown,
): readonly string[] {
  const unset = read({});
  return Object.entries(defaults)
    .filter(([name, value]) => !isDeepStrictEqual(read({ [name]: value }), unset))
    .map(([name, value]) => `${name}=${value} is not the default`);
}

function siteSettings(env: Readonly<Record<string, string>>): unknown {
  return readConfig({ CMS_URL: 'http://cms.example', CMS_TOKEN: 'key', ...env });
}

if (import.meta.main) {
  const problems = await settingProblems();
  for (const problem of problems) process.stderr.write(`.env.example: ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
