import path from 'node:path';
import { browserUrl, portFrom } from './ports.ts';
import { DATA } from './repository.ts';
import { secretsFor } from './secrets.ts';

/** The addresses of the two servers, and what each gets as its environment. */
export interface Servers {
  cms: { host: string; port: number; url: string; env: NodeJS.ProcessEnv };
  site: { host: string; port: number; url: string; env: NodeJS.ProcessEnv };
}

/** Where the secrets of this copy are kept. */
export function secretsFile(env: NodeJS.ProcessEnv): string {
  return env.SECRETS_FILE || path.join(DATA, 'secrets.env');
}

/**
 * Settings for both servers out of the environment of the command: HOST and PORT are the site's,
 * CMS_HOST and CMS_PORT the content system's. What the environment says already wins.
 * @throws Complaint where a port is not a port
 */
export function serversFrom(env: NodeJS.ProcessEnv, secrets: Record<string, string>): Servers {
  const cmsHost = env.CMS_HOST || '127.0.0.1';
  const cmsPort = portFrom(env, 'CMS_PORT', 1337);
  const siteHost = env.HOST || '127.0.0.1';
  const sitePort = portFrom(env, 'PORT', 3000);
  const cmsUrl = browserUrl(cmsHost, cmsPort);
  const siteUrl = browserUrl(siteHost, sitePort);
  const publicUrl = env.SITE_URL || siteUrl;
  return {
    cms: {
      host: cmsHost,
      port: cmsPort,
      url: cmsUrl,
      env: {
        ...secretsFor('cms', secrets, env),
        HOST: cmsHost,
        PORT: String(cmsPort),
        CMS_DATA_DIR: env.CMS_DATA_DIR || path.join(DATA, 'cms'),
        SITE_URL: publicUrl,
        CONTENT_HOOK_URL: env.CONTENT_HOOK_URL || `${siteUrl}/hooks/content`,
        STRAPI_TELEMETRY_DISABLED: 'true',
      },
    },
    site: {
      host: siteHost,
      port: sitePort,
      url: siteUrl,
      env: {
        ...secretsFor('site', secrets, env),
        HOST: siteHost,
        PORT: String(sitePort),
        CMS_URL: env.CMS_URL || cmsUrl,
        SITE_URL: publicUrl,
        DATA_DIR: env.DATA_DIR || path.join(DATA, 'site'),
      },
    },
  };
}
