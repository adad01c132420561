import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { freePort } from '../../../test-support/free-port.ts';

export type Version = 4 | 5;

const TYPES = path.join(import.meta.dirname, '../../../docs/own-strapi/api');
const TELL_WEBSITE = path.join(TYPES, '../tell-website.js');
const PROJECT = path.join(import.meta.dirname, 'project');
const START_MS = 120_000;
const Tokens = v.object({
  read: v.string(),
  write: v.string(),
  readOnly: v.string(),
  owner: v.string(),
});

export type OwnStrapi = Awaited<ReturnType<typeof openStrapi>>;

/**
 * A real Strapi without anything of `cms/`, with the types of docs/own-strapi and no content. It is installed by
 * `npm run test:strapi`.
 */
export async function openStrapi(version: Version, webhookUrl: string) {
  const folder = path.join(process.env.OWN_STRAPI_DIR ?? '', `strapi-${version}`);
  const node = process.env[`NODE_OF_STRAPI_${version}`] ?? process.execPath;
  const uploads = path.join(folder, 'public/uploads');
  for (const old of ['.tmp', 'src', 'config', 'public']) {
    await rm(path.join(folder, old), { recursive: true, force: true });
  }
  await cp(path.join(PROJECT, 'src'), path.join(folder, 'src'), { recursive: true });
  await cp(path.join(PROJECT, 'config'), path.join(folder, 'config'), { recursive: true });
  await cp(TYPES, path.join(folder, 'src/api'), { recursive: true });
  await cp(TELL_WEBSITE, path.join(folder, 'src/tell-website.js'));
  for (const made of ['.tmp', 'database/migrations', 'public/uploads']) {
    await mkdir(path.join(folder, made), { recursive: true });
  }
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  let end = async () => {};

  /** Starts it again, with other settings where they are given. */
  async function start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    await end();
    const settings = { PORT: port, WEBHOOK_URL: webhookUrl, NODE_ENV: 'production', ...more };
    const child = spawn(node, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(path.join(folder, 'strapi.log'));
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const closed = once(child, 'close');
    const endWithParent = () => child.kill('SIGKILL');
    process.once('exit', endWithParent);
    end = async () => {
      process.off('exit', endWithParent);
      child.kill('SIGKILL');
      await closed;
    };
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(200)) {
      if (child.exitCode !== null) break;
      const reply = await fetch(`${url}/_health`).catch(() => undefined);
      if (reply?.ok) return;
    }
    throw new Error(`Strapi ${version} did not start: see ${path.join(folder, 'strapi.log')}`);
  }

  await start();
  const tokens = v.parse(
    Tokens,
    JSON.parse(readFileSync(path.join(folder, '.tmp/tokens.json'), 'utf8')),
  );
  return {
    version,
    url,
    tokens,
    uploads,
    start,
    stop: () => end(),
    log: () => readFileSync(path.join(folder, 'strapi.log'), 'utf8'),
    /** The rows of a table, as they are stored. */
    rows(table: string): Record<string, unknown>[] {
      const database = new DatabaseSync(path.join(folder, '.tmp/data.db'), { readOnly: true });
      const rows = database.prepare(`select * from ${table} order by id`).all();
      database.close();
      return rows;
    },
  };
}
