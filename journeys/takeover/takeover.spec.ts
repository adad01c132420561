import { rm } from 'node:fs/promises';
import { setImmediate as otherEvents } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { firstAdmin, invite } from '../../cms/tests/support/admin.ts';
import { call } from '../../cms/tests/support/http.ts';
import { MailServer } from '../../cms/tests/support/mail-server.ts';
import { newSampleFolder } from '../../cms/tests/support/sample.ts';
import { secret, startStrapi } from '../../cms/tests/support/start-strapi.ts';
import { startSite } from '../../site/tests/support/start-site.ts';
import { freePort } from '../../test-support/free-port.ts';
import { AdminPages } from '../admin-pages.ts';
import { crawl, type Visited } from './crawl.ts';
import * as own from './own.ts';
import { fileNamedIn, holdsWord, lettersIn, readSample, type Sample } from './sample.ts';
import { answersTo, libraryOf, sampleFilesOf } from './sample-files.ts';
import { takeOver } from './take-over.ts';

const PUBLIC_URL = 'https://www.thumbi.example';
const MAIL_ADDRESS = 'website@thumbi.example';

test('[R46] [R47] an organisation that made the website its own shows nothing of the sample anywhere, in any language', async ({
  page,
}) => {
  test.setTimeout(1_500_000);
  const [sitePort, mailPort] = [String(await freePort()), await freePort()];
  const [hookSecret, localUrl] = [secret(), `http://127.0.0.1:${sitePort}`];
  const mailServer = new MailServer(mailPort);
  await mailServer.open();
  const dataDir = await newSampleFolder();
  const strapi = await startStrapi({
    dataDir,
    env: {
      SITE_URL: localUrl,
      CONTENT_HOOK_URLS: `${localUrl}/hooks/content`,
      CONTENT_HOOK_SECRET: hookSecret,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailPort),
      SMTP_SECURITY: 'off',
      MAIL_FROM: MAIL_ADDRESS,
      MAIL_TO: 'desk@thumbi.example',
    },
  });
  // Strapi draws its buttons in idle callbacks, which headless Chromium may hold back for good.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  const settings = {
    CMS_URL: strapi.url,
    CMS_TOKEN: strapi.readToken,
    CMS_WRITE_TOKEN: strapi.writeToken,
    CONTENT_HOOK_SECRET: hookSecret,
    LANGUAGES: 'ml,ta,kn,hi',
    PREPARE_IMAGES: 'off',
  };
  // Within this time only the CMS’s message makes a publication visible.
  const local = await startSite({ ...settings, PORT: sitePort, CONTENT_TTL: '3600' });
  try {
    const administrator = await firstAdmin(strapi);
    const sample = readSample(own);
    const shown = await crawl(local.url, local.url);
    const found = await leftIn(sample, shown);
    expect(found.length, 'the crawl finds the sample').toBeGreaterThan(sample.words.length / 2);
    const files = await sampleFilesOf(administrator, strapi.url, sample);
    expect(files.length).toBeGreaterThan(50);
    expect(await answersTo(files, strapi.url)).toEqual([200]);

    const admin = new AdminPages(page, strapi.url);
    await admin.logIn(await invite(strapi.url, administrator, 'Editor'));
    await takeOver(administrator, () => writeFacts(admin));
    await pressRemove(admin);
    await page.context().clearCookies();
    // While the website reads everything again the CMS may answer too late for a page that is opened now.
    await expect(async () => {
      await admin.open('/admin/auth/login');
      // Strapi hides its logo from the accessibility tree.
      await expect(page.locator('main img[src*="thumbi_mark"]')).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    const left = await libraryOf(administrator, strapi.url);
    const digests = new Set(files.map(({ digest }) => digest));
    expect(left.filter(({ digest }) => digests.has(digest))).toEqual([]);
    expect(await answersTo(files, strapi.url)).toEqual([404]);

    // The website reads again what it is told of, some pages later than others.
    await expect(async () => {
      expect(await leftIn(sample, await crawl(local.url, local.url))).toEqual([]);
    }).toPass({ timeout: 600_000, intervals: [3_000] });
    expect(await (await fetch(`${local.url}/team`)).text()).toContain(own.member.name);

    const open = await startSite({ ...settings, SITE_URL: PUBLIC_URL });
    const seen = await crawl(open.url, PUBLIC_URL, sample.documents);
    const leftPublic = await leftIn(sample, seen);
    await open.stop();

    // The first invitation was mailed with the sample's name.
    const newMails = () => mailServer.mails.slice(1);
    expect(newMails()).toEqual([]);
    const form = { data: { fullName: 'A visitor', email: 'v@x.example', contactQuery: 'Hello' } };
    await call(`${strapi.url}/api/contact-forms`, {
      method: 'POST',
      token: strapi.writeToken,
      body: form,
    });
    const { email } = await invite(strapi.url, administrator, 'Editor');
    await call(`${strapi.url}/admin/forgot-password`, { method: 'POST', body: { email } });
    await expect.poll(() => newMails().length).toBe(3);
    const mails = newMails()
      .map(({ text }) => text)
      .join('\n');
    expect(mails).toContain(`From: ${own.name} <${MAIL_ADDRESS}>`);
    expect(sample.words.filter((word) => holdsWord(mails, word))).toEqual([]);
    expect(seen.filter(({ type }) => type.startsWith('text/html')).length).toBeGreaterThan(80);
    expect(leftPublic).toEqual([]);
  } finally {
    await local.stop();
    await strapi.stop();
    await rm(dataDir, { recursive: true });
    await mailServer.close();
  }
});

async function writeFacts(admin: AdminPages): Promise<void> {
  await admin.openSingle('organisation');
  for (const [label, words] of Object.entries(own.facts)) {
    await admin.field(new RegExp(`^${label}\\W*$`)).fill(words);
  }
  await admin.publish();
}

async function pressRemove(admin: AdminPages): Promise<void> {
  const { page } = admin;
  await admin.open('/admin/make-it-yours');
  await page.getByRole('button', { name: 'Remove sample content' }).click();
  await page.getByRole('checkbox', { name: /^Delete them for good/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(/entries and \d+ files are deleted/).waitFor({ timeout: 120_000 });
  await expect(page.getByText('Nothing of the sample is left. Your website:')).toBeVisible();
}

/** What of the sample stands where, each with one place of it. */
async function leftIn(sample: Sample, visited: readonly Visited[]): Promise<string[]> {
  const left: string[] = [];
  const texts = [...new Map(visited.map(({ text, path }) => [text, path]))].map(([text, path]) => ({
    text,
    path,
    letters: new Set(lettersIn(text)),
  }));
  for (const word of sample.words) {
    const letters = lettersIn(word);
    // The search takes seconds, in which the CMS closes connections: the next request may not use one of them.
    await otherEvents();
    // Most texts lack one of them: only the others are searched.
    const places = texts
      .filter((each) => letters.every((part) => each.letters.has(part)))
      .filter(({ text }) => holdsWord(text, word));
    if (places.length === 0) continue;
    const paths = places.slice(0, 3).map(({ path }) => path);
    left.push(`“${word}” on ${places.length}: ${paths.join(', ')}`);
  }
  for (const { path, text, digest } of visited) {
    const named = fileNamedIn(text, sample);
    if (named) left.push(`${named} on ${path}`);
    if (sample.digests.has(digest)) left.push(`a file of the sample at ${path}`);
  }
  return left;
}
