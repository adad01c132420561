import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { messageOf } from '../errors.mjs';
import { since } from '../report.ts';
import { ROOT } from '../repository.ts';
import { featuresOf, takeOut } from '../take-out.ts';
import { inWorkingCopy } from '../working-copy.ts';

export const help = `npm run test:features: takes each feature of the CMS out of a copy (its folder, its types, its
lines), and all of them together. The types of server and admin hold, the CMS starts, publishes, and the tests of
what is left pass. It takes half an hour; for single features:
npm run test:features -- planning history`;

/** Suites that show each feature at work, with the features without which they cannot pass. */
const SUITES: Readonly<Record<string, readonly string[]>> = {
  'publication-requests': ['publication-requests', 'checks', 'history'],
  'concurrent-edits': ['checks', 'concurrent-edits', 'history'],
  history: ['concurrent-edits', 'history'],
  ordering: ['ordering'],
  planning: ['checks', 'history', 'planning'],
  previews: ['previews'],
  reads: [],
  'make-it-yours': ['checks', 'history', 'languages', 'links', 'make-it-yours', 'reminders'],
  'sample-translations': ['checks', 'languages'],
  'features/schools': ['checks', 'losses', 'schools'],
  'requests/forms': [],
  submissions: ['concurrent-edits', 'submissions'],
  'submissions/mail': [],
  webhooks: [],
};

/** The folder that keeps the source as it was. */
const WHOLE = 'whole-src';

export async function run(named: readonly string[]): Promise<number> {
  return inWorkingCopy('features', async (copy) => {
    const cms = path.join(copy, 'cms');
    const all = featuresOf(cms);
    renameSync(path.join(cms, 'src'), path.join(cms, WHOLE));
    let failed = 0;
    const features = named.length > 0 ? named : all;
    for (const feature of features) failed += await failuresWithout(cms, [feature], 'tsc');
    // One whole build is enough: of the others the types are those of the admin too.
    if (named.length === 0) failed += await failuresWithout(cms, all, 'strapi build');
    const count = features.length + (named.length === 0 ? 1 : 0);
    console.log(`\n${count - failed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  });
}

/** Takes the features out, builds, runs the suites that do not need them, and says how it went. */
async function failuresWithout(
  cms: string,
  features: readonly string[],
  build: string,
): Promise<0 | 1> {
  const begun = performance.now();
  const name = features.length === 1 ? features.join() : `all ${features.length}`;
  const suites = Object.keys(SUITES).filter((suite) =>
    SUITES[suite]?.every((feature) => !features.includes(feature)),
  );
  try {
    for (const folder of ['src', 'dist']) {
      rmSync(path.join(cms, folder), { recursive: true, force: true });
    }
    cpSync(path.join(cms, WHOLE), path.join(cms, 'src'), { recursive: true });
    takeOut(cms, features);
    await runIn(cms, build);
    await runIn(cms, '../node_modules/.bin/tsc --noEmit --project src/admin');
    await runIn(cms, `node tests/run.ts ${suites.join(' ')}`);
    console.log(`✓ without ${name}: ${suites.join(', ')} (${since(begun)})`);
    return 0;
  } catch (thrown) {
    console.log(`✗ without ${name} (${since(begun)})\n${messageOf(thrown)}`);
    return 1;
  }
}

/** Splits the command at its blanks. */
async function runIn(cwd: string, command: string): Promise<void> {
  const [file = '', ...args] = command.split(' ');
  const options = { cwd, preferLocal: true, localDir: path.join(ROOT, 'cms'), all: true };
  const env = { NODE_ENV: undefined, NO_COLOR: '1' };
  const { failed, all } = await execa(file, args, { ...options, env, reject: false });
  if (failed) throw new Error(`${command} failed:\n${all}`);
}
