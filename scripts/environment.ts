import path from 'node:path';
import { browserUrl, portFrom } from './ports.ts';
import { DATA } from './repository.ts';
import { secretsFor, secretsFrom } from './secrets.ts';

/** One of the two servers: its address, and the settings that it gets as its environment. */
export interface Server {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The two servers with the settings of the environment and the secrets of this copy. */
export async function readServers(env = process.env): Promise<{ cms: Server; site: Server }> {
  return serversFrom(env, await secretsFrom(env));
}

/**
 * HOST and PORT are the site's, CMS_HOST and CMS_PORT the CMS's. A variable that is set wins.
 * @throws UserError where a port is not a port
 */
export function serversFrom(
  env: NodeJS.ProcessEnv,
  secrets: NodeJS.Dict<string>,
): { cms: Server; site: Server } {
  const cms = addressFrom(env, { host: 'CMS_HOST', port: 'CMS_PORT', usual: 1337 });
  const site = addressFrom(env, { host: 'HOST', port: 'PORT', usual: 3000 });
  const SITE_URL = env.SITE_URL || site.url;
  return {
    cms: {
      ...cms,
      env: {
        ...secretsFor('cms', secrets, env),
        HOST: cms.host,
        PORT: String(cms.port),
        CMS_DATA_DIR: env.CMS_DATA_DIR || path.join(DATA, 'cms'),
        SITE_URL,
        CONTENT_HOOK_URL: env.CONTENT_HOOK_URL || `${site.url}/hooks/content`,
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
    },
    site: {
      ...site,
      env: {
        ...secretsFor('site', secrets, env),
        HOST: site.host,
        PORT: String(site.port),
        CMS_URL: env.CMS_URL || cms.url,
        SITE_URL,
        DATA_DIR: env.DATA_DIR || path.join(DATA, 'site'),
        ...(env.GIVE_UPI_ADDRESS === undefined ? sampleGiving : {}),
      },
    },
  };
}

/** For the sample organisation: no bank has an address that ends with @example. */
const sampleGiving = {
  GIVE_UPI_ADDRESS: 'mazhavil@example',
  GIVE_PAYEE: 'Mazhavil (sample)',
  GIVE_ACCOUNT_HOLDER: 'Mazhavil (sample)',
  GIVE_ACCOUNT_NUMBER: '000000000000',
  GIVE_IFSC: 'XXXX0000000',
  GIVE_BANK: 'Sample Bank, Kochi',
};

function addressFrom(
  env: NodeJS.ProcessEnv,
  setting: { readonly host: string; readonly port: string; readonly usual: number },
) {
  const host = env[setting.host] || '127.0.0.1';
  const port = portFrom(env, setting.port, setting.usual);
  return { host, port, url: browserUrl(host, port) };
}
