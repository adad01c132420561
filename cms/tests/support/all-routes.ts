import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { newSampleFolder } from './sample.ts';
import { sharedCms } from './shared.ts';

let reading: Promise<readonly string[]> | undefined;

/** Returns each route, such as `GET /admin/users/:id`. All test files run in one process and read them once. */
export function allRoutes(): Promise<readonly string[]> {
  reading ??= readRoutes();
  return reading;
}

async function readRoutes(): Promise<readonly string[]> {
  const { env } = await sharedCms();
  const dataDir = await newSampleFolder();
  const list = path.join(import.meta.dirname, 'list-routes.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [list], {
    env: { ...env, CMS_DATA_DIR: dataDir, DATABASE_URL: undefined },
  });
  await rm(dataDir, { recursive: true, force: true });
  const found = stdout.matchAll(/^route (.*)$/gm);
  return [...new Set(Array.from(found, ([, route = '']) => route))];
}

/** Returns a method and a path that the route answers. */
export function requestOf(route: string): { readonly method: string; readonly path: string } {
  const isSingle = route.includes('/single-types/');
  const type = isSingle ? 'api::home-page.home-page' : 'api::project.project';
  const address = route.replace(/\(.*\)/, 'none').replace(/:(\w+)\*?/g, (_, name: string) => {
    if (name === 'uid' && route.includes('components')) return 'texts.tile';
    return ['model', 'uid', 'contentType'].includes(name) ? type : '1';
  });
  const [method = '', path = ''] = address.split(' ');
  return { method, path };
}
