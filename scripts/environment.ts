import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { languages } from '../site/app/languages.ts';
import sampleGiving from '../site/organisation/giving.json' with { type: 'json' };
import { isThisMachine } from '../site/server/this-machine.ts';
import { messageOf, UserError } from './errors.mjs';
import { DATA } from './repository.ts';
import { loadSecrets } from './secrets.ts';

export async function readServers() {
  await loadSecrets(process.env);
  return serversFrom(process.env);
}

export function serversFrom(env: NodeJS.ProcessEnv) {
  const cms = addressFrom(env, 'CMS_HOST', 'CMS_PORT', 1337);
  const site = addressFrom(env, 'HOST', 'PORT', 3000);
  const SITE_URL = env.SITE_URL || site.url;
  // The same limits as in deploy/: without them the site takes 140 MB more and the CMS 80.
  const memory = {
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
    NODE_OPTIONS: env.NODE_OPTIONS ?? '--max-semi-space-size=16',
  };
  const LANGUAGES = env.LANGUAGES ?? languages.join();
  const cmsEnv: NodeJS.ProcessEnv = {
    ...memory,
    HOST: cms.host,
    PORT: String(cms.port),
    CMS_DATA_DIR: env.CMS_DATA_DIR || path.join(DATA, 'cms'),
    SITE_URL,
    LANGUAGES,
    CONTENT_HOOK_URLS: env.CONTENT_HOOK_URLS || `${site.url}/hooks/content`,
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const siteEnv: NodeJS.ProcessEnv = {
    ...memory,
    HOST: site.host,
    PORT: String(site.port),
    CMS_URL: env.CMS_URL || cms.url,
    SITE_URL,
    LANGUAGES,
    DATA_DIR: env.DATA_DIR || path.join(DATA, 'site'),
    // The account is made up: no bank has an address that ends with @example.
    ...(isThisMachine(SITE_URL) && env.GIVE_UPI_ADDRESS === undefined ? sampleGiving : {}),
  };
  return {
    cms: { ...cms, folder: 'cms', env: cmsEnv, healthUrl: `${cms.url}/_health` },
    site: { ...site, folder: 'site', env: siteEnv, healthUrl: `${site.url}/healthz` },
  } as const;
}

function addressFrom(
  env: NodeJS.ProcessEnv,
  hostSetting: string,
  portSetting: string,
  usual: number,
) {
  const host = env[hostSetting] || '127.0.0.1';
  const port = Number(env[portSetting] || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(
      `${portSetting} must be a port from 1 to 65535, but it is "${env[portSetting]}".`,
    );
  }
  // A server on all interfaces is reached on loopback.
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const url = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
  return { host, port, url, hostSetting, portSetting };
}

/** @throws UserError that says what to do where no server can listen there */
export async function requireFreePort(address: ReturnType<typeof addressFrom>): Promise<void> {
  const { host, port, hostSetting, portSetting } = address;
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
  } catch (thrown) {
    throw new UserError(
      `${messageOf(thrown)}\n` +
        'Stop the program that uses the port, perhaps this website, started before. ' +
        `Or set ${hostSetting} or ${portSetting}, such as ${portSetting}=${port + 1}`,
    );
  }
}
