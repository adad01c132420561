import path from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../repository.ts';
import { inWorkingCopy } from '../working-copy.ts';

export const help = `npm run test:mutants: changes the code that decides in many small ways, one at a time, and
lists the changes that no unit test notices. It takes some three hours; for single files of the site (app/, server/)
or of the CMS (src/):
npm run test:mutants -- app/cms/choose-texts.ts server/cache-key.ts src/platform/text/slug.ts`;

/** Mutants are written into the files, so it works in a copy. */
export async function run(files: readonly string[]): Promise<number> {
  return inWorkingCopy('mutants', async (copy) => {
    const ofCms = files.filter((file) => file.startsWith('src/'));
    const ofSite = files.filter((file) => !ofCms.includes(file));
    let worst = 0;
    for (const [folder, named] of Object.entries({ site: ofSite, cms: ofCms })) {
      if (files.length > 0 && named.length === 0) continue;
      worst = Math.max(worst, await mutate(path.join(copy, folder), named));
    }
    return worst;
  });
}

/** Changes the files that are named, else those of `stryker.config` in the folder. */
async function mutate(cwd: string, files: readonly string[]): Promise<number> {
  const program = path.join(ROOT, 'site/node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = [program, 'run', '--inPlace'];
  if (files.length > 0) args.push('--mutate', files.join(','));
  const { exitCode } = await execa('node', args, {
    cwd,
    preferLocal: true,
    localDir: ROOT,
    stdio: 'inherit',
    reject: false,
  });
  return exitCode ?? 1;
}
