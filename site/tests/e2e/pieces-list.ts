import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../../app', import.meta.url));

/** The address of every piece in the styleguide, found where the examples are written. */
export const pieces: readonly string[] = globSync('{components,features}/**/*.examples.tsx', {
  cwd: app,
})
  .toSorted()
  .map((file) => {
    const title = /examplesOf\([\s\S]*?title: '([^']+)'/.exec(
      readFileSync(path.join(app, file), 'utf8'),
    )?.[1];
    if (title === undefined) throw new Error(`${file} has no title`);
    return title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  });
