import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstAdmin } from '../../cms/tests/admin.ts';
import { at, call } from '../../cms/tests/http.ts';
import { startCluster } from '../../cms/tests/postgres.ts';
import { freshSecrets, secret, startStrapi } from '../../cms/tests/start-strapi.ts';
import { freePort } from '../../site/tests/free-port.ts';
import { startSite } from '../../site/tests/start-site.ts';
import { makeBackup } from '../backup/make.ts';
import type { Place, Shelf } from '../backup/place.ts';
import { postgresDatabase } from '../backup/postgres.ts';
import { restoreBackup } from '../backup/restore.ts';
import { Complaint } from '../complaint.ts';
import { endOnSignals } from '../processes.ts';
import { Report } from '../report.ts';
import { type Answer, crawl, differing } from '../sameness/crawl.ts';
import { prepareBoth } from '../steps/prepare.ts';

const PERSON = { email: 'admin@mazhavil.example', password: 'Correct-horse-7-battery' };

/**
 * `npm run prove:restore`: fills a content system, reads the whole website, makes a backup while
 * both run, throws everything away, brings the backup back into empty folders and an empty database,
 * and reads the whole website again: every page, file and picture must be the same, byte for byte.
 * On SQLite and, where its server is installed, on PostgreSQL.
 */
export async function run(): Promise<number> {
  endOnSignals();
  const report = new Report();
  await prepareBoth(report);
  await prove(report, 'SQLite', async () => undefined);
  const cluster = await startCluster();
  if (cluster === null) {
    report.skipped('On PostgreSQL: not tried, its server is not installed here');
    return 0;
  }
  try {
    await prove(report, cluster.version, async (name) => {
      const url = new URL(cluster.url);
      await postgresDatabase(cluster.url).ask(`create database ${name}`);
      url.pathname = `/${name}`;
      return url.href;
    });
  } finally {
    await cluster.stop();
  }
  return 0;
}

async function prove(
  report: Report,
  kind: string,
  newDatabase: (name: string) => Promise<string | undefined>,
): Promise<void> {
  const begun = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'prove-restore-'));
  // What stays the same on the new machine: addresses and secrets, which its operator kept.
  const env = {
    ...freshSecrets(),
    CMS_TOKEN: secret(),
    CMS_WRITE_TOKEN: secret(),
    SITE_URL: 'https://www.mazhavil.example',
  };
  const ports = { cms: await freePort(), site: String(await freePort()) };
  const machine = async (name: string): Promise<Place> => {
    const databaseUrl = await newDatabase(`prove_${name}`);
    const dataDir = path.join(folder, name);
    return { dataDir, secrets: env, ...(databaseUrl ? { databaseUrl } : {}) };
  };
  const shelf: Shelf = { folder: path.join(folder, 'backups'), keep: 1 };
  const runOn = async <Result>(
    place: Place,
    work: (cms: string, site: string) => Promise<Result>,
  ) => {
    const strapi = await startStrapi({
      ...place,
      port: ports.cms,
      env: { ...env, SEED: 'on' },
    });
    try {
      const site = await startSite({
        ...{ CMS_URL: strapi.url, CMS_TOKEN: env.CMS_TOKEN, CMS_WRITE_TOKEN: env.CMS_WRITE_TOKEN },
        ...{
          SITE_URL: env.SITE_URL,
          MAP_TILE_URL: 'https://tile.mazhavil.example/{z}/{x}/{y}.png',
        },
        PORT: ports.site,
      });
      try {
        return await work(strapi.url, site.url);
      } finally {
        await site.stop();
      }
    } finally {
      await strapi.stop();
    }
  };

  try {
    const old = await machine('old');
    const before = await runOn(old, async (cms, site) => {
      await firstAdmin({ url: cms });
      await sendMessage(cms, env.CMS_WRITE_TOKEN);
      const pages = await report.while(`Reading the website on ${kind}`, () => crawl(site));
      const made = await makeBackup(old, shelf);
      return { pages, made };
    });
    await rm(old.dataDir, { recursive: true });
    const fresh = await machine('fresh');
    await restoreBackup(fresh, shelf, { from: before.made.folder, replace: false });
    const after = await runOn(fresh, async (cms, site) => {
      await requireLogin(cms);
      return report.while(`Reading it again after the restore on ${kind}`, () => crawl(site));
    });
    const differences = differing(before.pages, after);
    if (differences.length > 0) {
      throw new Complaint(`On ${kind} the website is another one:\n  ${differences.join('\n  ')}`);
    }
    requireWhole(before.pages);
    report.done(`The same website on ${kind}: ${summary(after)}`, performance.now() - begun);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function sendMessage(cms: string, token: string): Promise<void> {
  const data = { fullName: 'A. Visitor', email: 'a@mazhavil.example', contactQuery: 'Hello' };
  const options = { method: 'POST', token, body: { data, meta: {} } };
  const { status, text } = await call(`${cms}/api/contact-forms`, options);
  if (status !== 201) throw new Error(`The message was not stored: ${text}`);
}

/** The administrator and what visitors sent have come back too. */
async function requireLogin(cms: string): Promise<void> {
  const login = await call(`${cms}/admin/login`, { method: 'POST', body: PERSON });
  const token = at(login.json, 'data', 'token');
  if (typeof token !== 'string') throw new Complaint(`Nobody can log in: ${login.text}`);
  const types = '/content-manager/collection-types/api::contact-form.contact-form';
  const messages = await call(`${cms}${types}`, { token });
  const count = at(messages.json, 'pagination', 'total');
  if (count !== 1) throw new Complaint(`There are ${String(count)} messages in place of one.`);
}

/** Two empty websites would be the same too. */
function requireWhole(pages: ReadonlyMap<string, Answer>): void {
  const broken = [...pages].filter(
    ([address, { status }]) => (status === 404) !== /not-exist/.test(address),
  );
  const pictures = [...pages.keys()].filter((address) => address.startsWith('/pictures/'));
  if (broken.length === 0 && pages.has('/projects/project-spark') && pictures.length > 10) return;
  throw new Complaint(
    `The website was not whole: ${pictures.length} pictures; broken: ${broken.map(([address, { status }]) => `${address} ${status}`).join(', ')}`,
  );
}

function summary(pages: ReadonlyMap<string, Answer>): string {
  const all = [...pages];
  const count = (fits: (address: string, answer: Answer) => boolean) =>
    all.filter(([address, answer]) => fits(address, answer)).length;
  const html = count((_address, { type }) => type.startsWith('text/html'));
  const pictures = count((address) => address.startsWith('/pictures/'));
  const bytes = all.reduce((sum, [, answer]) => sum + answer.bytes, 0);
  return `${html} pages, ${pictures} pictures of editors, ${all.length - html - pictures} files, ${(bytes / 1e6).toFixed(1)} MB`;
}
