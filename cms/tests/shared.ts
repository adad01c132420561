import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Admin, adminWith, firstAdmin } from './admin.ts';
import { newPlace } from './place.ts';
import type { StartedStrapi } from './start-strapi.ts';

/** The one Strapi, with sample content, that most tests share; each leaves it as it needs no other. */
export interface Shared {
  readonly url: string;
  readonly readToken: string;
  readonly writeToken: string;
  readonly admin: Admin;
  /** What Strapi has printed until now. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

const VARIABLE = 'CMS_TEST_SHARED';

/** Starts it, and makes it known to the test files that are started from this process. */
export async function startShared(): Promise<Shared & { strapi: StartedStrapi }> {
  const place = await newPlace();
  const logFile = path.join(place.dataDir, 'strapi.log');
  const strapi = await place.start(
    { SEED: 'on' },
    {
      onOutput: (text) => appendFileSync(logFile, text),
    },
  );
  const admin = await firstAdmin(strapi);
  const { url, readToken, writeToken } = strapi;
  process.env[VARIABLE] = [url, readToken, writeToken, admin.token, logFile].join(' ');
  const stop = async () => {
    await strapi.stop();
    await place.remove();
  };
  return { url, readToken, writeToken, admin, log: () => readFile(logFile, 'utf8'), strapi, stop };
}

/** The shared Strapi; a new one where a test file is run by itself. */
export async function shared(): Promise<Shared> {
  const [url, readToken, writeToken, adminToken, logFile] = (process.env[VARIABLE] ?? '').split(
    ' ',
  );
  if (!url || !readToken || !writeToken || !adminToken || !logFile) return startShared();
  const admin = adminWith(url, adminToken);
  return {
    url,
    readToken,
    writeToken,
    admin,
    log: () => readFile(logFile, 'utf8'),
    stop: async () => {},
  };
}
