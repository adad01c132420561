import path from 'node:path';
import { readServers, requireFreePort } from '../environment.ts';
import { install } from '../install.mjs';
import { ROOT } from '../repository.ts';
import { runServers } from '../servers.ts';

export const help = `npm run dev: runs the CMS and the site; both reload when their sources change.
HOST and PORT choose where the site listens, CMS_HOST and CMS_PORT where the CMS does.`;

/** Folders whose contents `strapi develop` leaves out, wherever they stand in the path. */
const NOT_WATCHED = /^(?:\..+|.*tmp.*|build|dist|documentation|exports|logs?|node_modules|public)$/;

/** The first part of the path for which Strapi does not see that a source has changed. */
export function partNotWatched(folder: string): string | undefined {
  return folder.split(path.sep).find((part) => NOT_WATCHED.test(part));
}

export async function run(): Promise<number> {
  const { cms, site } = await readServers();
  await requireFreePort(cms);
  await requireFreePort(site);
  await Promise.all([install('cms'), install('site')]);
  process.env.NODE_ENV = 'development';
  const servers = [
    { ...cms, name: 'the CMS', args: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop'] },
    { ...site, name: 'the site', args: ['server/dev.ts'] },
  ];
  const part = partNotWatched(ROOT);
  if (part !== undefined) {
    console.log(
      `Changes of the CMS are not noticed here: Strapi watches nothing below a folder named "${part}".`,
    );
  }
  return runServers(servers, () =>
    console.log(`The site: ${site.url}   The CMS: ${cms.url}/admin   Ctrl-C ends both.`),
  );
}
