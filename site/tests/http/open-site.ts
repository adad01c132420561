import { beforeAll, onTestFinished } from 'vitest';
import { type FakeCms, type FakeCmsOptions, startFakeCms } from '../support/fake-cms/fake-cms.ts';
import { type Environment, type Site, startSite } from '../support/start-site.ts';

interface Page {
  status: number;
  headers: Headers;
  html: string;
}

interface Opened {
  readonly fakeCms: FakeCms;
  /** The site's process; replaced by `restart`. */
  readonly site: Site;
  /** Asks the site for `path`; redirects are not followed. */
  get(path: string, init?: RequestInit): Promise<Response>;
  page(path: string): Promise<Page>;
  /** Kills the site without a warning and starts it again with the same settings and DATA_DIR. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

type Options = FakeCmsOptions & {
  env?: Environment;
  /** Runs before the site starts. */
  prepare?: (fakeCms: FakeCms) => void | Promise<void>;
};

/** A fake CMS and a built site that reads it, for this test alone. */
export async function openSite(options?: Options): Promise<Opened> {
  const opened = await start(options);
  onTestFinished(opened.close);
  return opened;
}

/** The same for all tests of a file, or of the `describe` that calls it. */
export function sharedSite(options?: Options): Omit<Opened, 'close'> {
  let opened: Opened;
  beforeAll(async () => {
    opened = await start(options);
    return opened.close;
  });
  return {
    get fakeCms() {
      return opened.fakeCms;
    },
    get site() {
      return opened.site;
    },
    get: (path, init) => opened.get(path, init),
    page: (path) => opened.page(path),
    restart: () => opened.restart(),
  };
}

async function start({ env, prepare, ...fakeCmsOptions }: Options = {}): Promise<Opened> {
  const fakeCms = await startFakeCms(fakeCmsOptions);
  await prepare?.(fakeCms);
  const settings = {
    CMS_URL: fakeCms.url,
    CMS_TOKEN: fakeCms.token,
    CMS_WRITE_TOKEN: fakeCms.writeToken,
    // Most sites of tests end before anybody would ask for these images.
    PREPARE_IMAGES: 'off',
    ...env,
  };
  const launch = (own: Environment) =>
    startSite(own).catch(async (error: unknown) => {
      await fakeCms.stop();
      throw error;
    });
  let site = await launch(settings);
  const firstSite = site;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { redirect: 'manual', ...init });
  return {
    fakeCms,
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
      site = await launch({ ...settings, DATA_DIR: site.dataDir });
    },
    async close() {
      await site.stop();
      // The folder belongs to the first start; stopping that one removes it.
      if (site !== firstSite) await firstSite.stop();
      await fakeCms.stop();
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
