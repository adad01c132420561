import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { secret, startStrapi } from '../../../cms/tests/start-strapi.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { AdminPages } from '../e2e-strapi/admin-pages.ts';
import { hireStaff } from '../e2e-strapi/staff.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../start-site.ts';
import { cameraFor } from './camera.ts';
import { photographCoordinator } from './coordinator.ts';
import { photographEditor } from './editor.ts';
import { registerPeople, TODAY } from './sample-people.ts';

/**
 * Takes the pictures of `docs/editing.md` from the built content system, each role logged in:
 *
 *   node site/tests/admin-pictures/main.ts --into docs/editing [--only editor|coordinator]
 */
const { values } = parseArgs({
  options: {
    into: { type: 'string', default: 'docs/editing' },
    only: { type: 'string', default: '' },
  },
});
const roles = [
  { name: 'Editor', photograph: photographEditor, isDated: false },
  { name: 'Coordinator', photograph: photographCoordinator, isDated: true },
].filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));

const folder = path.resolve(values.into);
const dataDir = await mkdtemp(path.join(tmpdir(), 'admin-pictures-'));
const sitePort = String(await freePort());
const siteUrl = `http://127.0.0.1:${sitePort}`;
const shared = { CONTENT_HOOK_SECRET: secret(), PREVIEW_SECRET: secret() };
const strapi = await startStrapi({
  dataDir,
  env: { ...shared, SITE_URL: siteUrl, CONTENT_HOOK_URL: `${siteUrl}/hooks/content` },
});
const stopping: (() => Promise<unknown>)[] = [strapi.stop];
try {
  const staff = await hireStaff(strapi);
  await registerPeople(strapi, path.join(dataDir, 'database.sqlite'));
  const site = await startSite({
    ...shared,
    CMS_URL: strapi.url,
    CMS_TOKEN: strapi.readToken,
    CMS_WRITE_TOKEN: strapi.writeToken,
    PORT: sitePort,
  });
  stopping.push(site.stop);
  const browser = await chromium.launch(chromiumLaunchOptions());
  stopping.push(() => browser.close());
  await mkdir(folder, { recursive: true });
  for (const { name, photograph, isDated } of roles) {
    const page = await newWindow(browser, isDated);
    const admin = new AdminPages(page, strapi.url);
    await photograph(admin, await staff.member(name), cameraFor(folder), dataDir);
    await page.context().close();
  }
} finally {
  for (const stop of stopping.reverse()) await stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A window; where it `isDated`, it is always the same day in it. */
async function newWindow(browser: Browser, isDated: boolean) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 820 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  // Set once, it goes on: what waits for a pause in typing must see time pass. A preview would end
  // at once, since it is the server's clock that says until when it holds.
  if (isDated) await context.clock.install({ time: TODAY });
  return context.newPage();
}
