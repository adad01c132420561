import { type Backend, type BackendOptions, startBackend } from '../backend/backend.ts';
import { type Environment, type Site, startSite } from '../start-site.ts';

export type Page = { status: number; headers: Headers; html: string };

export type Opened = {
  backend: Backend;
  /** The site's process; replaced by `restart`. */
  readonly site: Site;
  /** Asks the site for `path`; redirects are not followed. */
  get(path: string, init?: RequestInit): Promise<Response>;
  page(path: string): Promise<Page>;
  /** Kills the site without a warning and starts it again with the same settings and DATA_DIR. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a stand-in backend and a built site that reads it. `prepare` runs before the site starts. */
export async function openSite(
  options: BackendOptions & {
    env?: Environment | ((backend: Backend) => Environment);
    prepare?: (backend: Backend) => void | Promise<void>;
  } = {},
): Promise<Opened> {
  const { env, prepare, ...backendOptions } = options;
  const backend = await startBackend(backendOptions);
  await prepare?.(backend);
  const settings = {
    CMS_URL: backend.url,
    CMS_TOKEN: backend.token,
    CMS_WRITE_TOKEN: backend.writeToken,
    ...(typeof env === 'function' ? env(backend) : env),
  };
  const start = (own: Environment) =>
    startSite(own).catch(async (error: unknown) => {
      await backend.stop();
      throw error;
    });
  let site = await start(settings);
  const firstSite = site;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { redirect: 'manual', ...init });
  return {
    backend,
    get site() {
      return site;
    },
    get,
    async page(path) {
      const response = await get(path, { headers: { accept: 'text/html' } });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
    async restart() {
      await site.kill();
      site = await start({ ...settings, DATA_DIR: site.dataDir });
    },
    async close() {
      await site.stop();
      // The folder belongs to the first start; stopping that one removes it.
      if (site !== firstSite) await firstSite.stop();
      await backend.stop();
    },
  };
}

/** Asks again until `check` holds or `milliseconds` are over; then once more, so that it can throw. */
export async function eventually(check: () => Promise<void>, milliseconds = 15_000): Promise<void> {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    try {
      return await check();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  await check();
}
