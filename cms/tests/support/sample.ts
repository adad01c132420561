import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { assertBuilt, builtAt } from './built.ts';
import { startStrapi } from './start-strapi.ts';

const CMS = path.join(import.meta.dirname, '../..');
const CACHE = path.join(CMS, 'node_modules/.cache/sample-for-tests');

/**
 * Returns a new data folder with a SQLite database of the sample content. Its first start takes twenty seconds, so it
 * is made once for each build, and copied.
 */
export async function newSampleFolder(): Promise<string> {
  const sample = await sampleOfBuild();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cms-test-'));
  await cp(sample, dataDir, { recursive: true });
  return dataDir;
}

async function sampleOfBuild(): Promise<string> {
  assertBuilt();
  const buildName = `build-${builtAt()}`;
  await mkdir(CACHE, { recursive: true });
  const names = await readdir(CACHE);
  const sample = path.join(CACHE, buildName);
  if (names.includes(buildName)) return sample;
  for (const name of names.filter((each) => each.startsWith('build-'))) {
    await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
  const unfinished = await mkdtemp(path.join(CACHE, 'unfinished-'));
  try {
    const strapi = await startStrapi({ dataDir: unfinished });
    await strapi.stop();
    // Fails if another suite has made the sample at the same time.
    await rename(unfinished, sample).catch(() => undefined);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return sample;
}
