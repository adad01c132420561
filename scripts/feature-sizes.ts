// Prints how many lines each feature of the CMS has, and its tests: what a decision costs a maintainer.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

function countLines(folder: string): number {
  let count = 0;
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })) {
    count += readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1;
  }
  return count;
}

const features = readdirSync(path.join(ROOT, 'cms/src/features'));
const sizes = features.map((feature) => ({
  feature,
  code: countLines(`cms/src/features/${feature}`),
  tests: countLines(`cms/tests/features/${feature}`),
}));
console.table(sizes.sort((one, other) => other.code - one.code));
