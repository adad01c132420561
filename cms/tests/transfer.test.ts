import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { type Backend, startBackend } from '../../site/tests/backend/backend.ts';
import { picture, pictures } from '../../site/tests/fixtures/content-types.ts';
import { manyOfEach } from '../../site/tests/fixtures/odd-content.ts';
import { at, call, list } from './http.ts';
import { newPlace, type Place } from './place.ts';
import { shared } from './shared.ts';
import { freshSecrets, secret } from './start-strapi.ts';

const CMS = path.join(import.meta.dirname, '..');
const READS = [
  '/api/projects?sort=sortOrder:ASC&populate=*&pagination[pageSize]=100',
  '/api/just-ins?pagination[pageSize]=100',
  '/api/testimonials?populate=*&pagination[pageSize]=100',
  '/api/galleries?populate=*&pagination[pageSize]=100',
  '/api/teams?pagination[pageSize]=100',
  '/api/stats-counters',
];
const system = await shared();
after(() => system.stop());
const scratch = await mkdtemp(path.join(os.tmpdir(), 'transfer-test-'));
after(() => rm(scratch, { recursive: true, force: true }));

/** Runs the program that takes content in or out, to its end or until `until` says to kill it. */
async function transfer(
  place: Place,
  args: readonly string[],
  until: (output: string) => boolean = () => false,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['dist/src/transfer/main.js', ...args], {
    cwd: CMS,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      CMS_DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      ...freshSecrets(),
      CMS_TOKEN: secret(),
      SEED: 'off',
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (until(output)) child.kill('SIGKILL');
    });
  }
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, output };
}

/** The six lists as the website reads them, without what another database numbers anew. */
async function contentOf(url: string, token: string): Promise<string[]> {
  const replies = await Promise.all(READS.map((read) => call(url + read, { token })));
  return replies.map(({ json }) =>
    JSON.stringify(list(json, 'data'), (key, value: unknown) => {
      if (
        /^(id|documentId|hash|etag|provider_metadata|folderPath|(created|updated|published)At)$/.test(
          key,
        )
      ) {
        return undefined;
      }
      return typeof value === 'string' ? value.replace(/_[0-9a-f]{10}(?=\.)/g, '') : value;
    }),
  );
}

async function contentIn(place: Place): Promise<string[]> {
  const strapi = await place.start();
  try {
    return await contentOf(strapi.url, strapi.readToken);
  } finally {
    await strapi.stop();
  }
}

async function count(place: Place, table: string, where = 'true'): Promise<number> {
  const [row] = await place.query(`select count(*) as n from ${table} where ${where}`);
  return Number(row?.n);
}

const PUBLISHED = 'published_at is not null';
const TYPES = ['projects', 'just_ins', 'testimonials', 'teams', 'galleries', 'stats_counters'];

/** Five hundred entries; some of their pictures are gone, broken, no pictures, or elsewhere. */
async function oldStrapi(): Promise<Backend> {
  const backend = await startBackend({ shape: 'v4' });
  const content = manyOfEach(100);
  const broken = ['missing.webp', 'not-a-picture.png', 'cut.png', 'script.svg'];
  const one = (index: number, name: string) =>
    picture(
      `/uploads/${index < broken.length ? broken[index] : `${name}-${index % 8}.webp`}`,
      'Words',
    );
  backend.content = {
    ...content,
    projects: content.projects.map((entry, index) => ({
      ...entry,
      mainImage: one(index, 'project'),
      images: pictures(['/uploads/a.webp', '/uploads/b.jpg']),
    })),
    testimonials: content.testimonials.map((entry, index) => ({
      ...entry,
      authorImage:
        index === 99 ? picture(`${backend.cdnUrl}/uploads/far.webp`) : one(index + 9, 'face'),
    })),
    galleries: content.galleries.map((entry, index) => ({ ...entry, image: one(index, 'scene') })),
    teams: content.teams.slice(0, 99).map((entry, index) => ({
      ...entry,
      imageUrl: `/uploads/portrait-${index % 5}.webp`,
    })),
  };
  return backend;
}

test('five hundred entries of a Strapi 4 come over, also when the import is killed in between', async () => {
  const place = await newPlace();
  const old = await oldStrapi();
  try {
    const args = ['import', '--from', old.url, '--token', old.token];
    const killed = await transfer(place, args, (output) => output.includes('project: 50 of 100'));
    assert.equal(killed.code, null);
    const begun = await count(place, 'projects', PUBLISHED);
    assert.ok(begun >= 50 && begun < 100, `${begun} projects when it was killed`);

    const second = await transfer(place, args);
    assert.equal(second.code, 2, second.output);
    const counts = await Promise.all(TYPES.map((table) => count(place, table, PUBLISHED)));
    // A gallery picture cannot be published without its picture: four wait as drafts.
    assert.deepEqual(counts, [100, 100, 100, 99, 96, 1]);
    const urls = await place.query('select distinct url from projects');
    assert.equal(urls.length, 100);
    assert.equal(await count(place, 'galleries', 'published_at is null'), 100);
    // Each picture is there once, however many entries show it.
    const [files] = await place.query(
      'select count(*) as n, count(distinct name) as names from files',
    );
    assert.equal(Number(files?.n), Number(files?.names));
    assert.ok(Number(files?.n) > 30, `${files?.n} files`);

    const [name] = (await readdir(place.dataDir)).filter((each) =>
      each.startsWith('import-report'),
    );
    const report = await readFile(path.join(place.dataDir, name ?? ''), 'utf8');
    assert.match(report, /missing\.webp: the server answered 404/);
    assert.match(report, /not-a-picture\.png: it is no picture/);
    assert.match(report, /cut\.png: /);
    assert.match(report, /script\.svg: .*SVG/);
    assert.match(report, /far\.webp: nothing is fetched from 127\.0\.0\.1/);
    assert.match(second.output, /--media-host 127\.0\.0\.1:\d+ allows them/);
    for (const text of [killed.output, second.output, report]) assert.ok(!text.includes(old.token));

    // The token went to the lists of the source alone.
    const media = old.calls.filter(({ path: asked }) => asked.startsWith('/uploads/'));
    assert.ok(media.length > 20 && media.every(({ authorization }) => !authorization));
    assert.ok(old.calls.every(({ origin }) => origin === 'backend'));

    // The source is mended, and the other host allowed: only what was missing is fetched.
    const { projects, galleries } = old.content;
    const mend = (entry: object, field: string) => ({
      ...entry,
      [field]: picture('/uploads/new.webp'),
    });
    old.content = {
      ...old.content,
      projects: projects.map((entry, index) => (index < 4 ? mend(entry, 'mainImage') : entry)),
      galleries: galleries.map((entry, index) => (index < 4 ? mend(entry, 'image') : entry)),
    };
    const third = await transfer(place, [...args, '--media-host', new URL(old.cdnUrl).host]);
    assert.equal(third.code, 0, third.output);
    assert.match(third.output, /Everything was taken over/);
    assert.match(third.output, /project +4 +0 +96 +0/);
    assert.equal(await count(place, 'galleries', PUBLISHED), 100);
    assert.equal(await count(place, 'projects'), 200);
    const last = await transfer(place, [...args, '--media-host', new URL(old.cdnUrl).host]);
    assert.match(last.output, /project +0 +0 +100 +0/);
  } finally {
    await old.stop();
    await place.remove();
  }
});

test('a Strapi 5 comes over as it is; so does what was exported from it', async () => {
  const { url, readToken } = system;
  const there = await contentOf(url, readToken);
  const place = await newPlace();
  const third = await newPlace();
  const folder = path.join(scratch, 'export');
  try {
    const taken = await transfer(place, ['import', '--from', url, '--token', readToken]);
    assert.equal(taken.code, 0, taken.output);
    assert.deepEqual(await contentIn(place), there);

    const exported = await transfer(place, ['export', '--to', folder]);
    assert.equal(exported.code, 0, exported.output);
    const head: unknown = JSON.parse(await readFile(path.join(folder, 'content.json'), 'utf8'));
    assert.equal(at(head, 'format'), 'website-content');
    const again = await transfer(third, ['import', '--from', folder]);
    assert.equal(again.code, 0, again.output);
    assert.deepEqual(await contentIn(third), there);
    assert.match((await transfer(place, ['export', '--to', folder])).output, /not empty/);
  } finally {
    await Promise.all([place.remove(), third.remove()]);
  }
});

test('drafts and unpublished changes come through an export', async () => {
  const folder = path.join(scratch, 'drafts');
  const target = await newPlace();
  await mkdir(path.join(folder, 'media'), { recursive: true });
  const counts = { 'just-in': 3 };
  const head = { format: 'website-content', version: 1, id: 'by-hand', counts };
  await writeFile(path.join(folder, 'content.json'), JSON.stringify(head));
  for (const type of ['project', 'testimonial', 'team', 'gallery', 'stats-counter']) {
    await writeFile(path.join(folder, `${type}.ndjson`), '');
  }
  const words = (title: string) => ({ title, description: 'Words' });
  const lines = [
    { id: 'a', published: words('Published'), draft: words('Changed since') },
    { id: 'b', published: null, draft: { title: 'Half a draft', link: null } },
    { id: 'c', published: words('x'.repeat(400)), draft: null },
  ];
  await writeFile(
    path.join(folder, 'just-in.ndjson'),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
  try {
    const { code, output } = await transfer(target, ['import', '--from', folder]);
    assert.equal(code, 2, output);
    const titles = async (where: string) =>
      (await target.query(`select title from just_ins where ${where} order by id`)).map(
        (row) => row.title,
      );
    assert.deepEqual(await titles(PUBLISHED), ['Published']);
    assert.deepEqual((await titles('published_at is null')).slice(0, 2), [
      'Changed since',
      'Half a draft',
    ]);
    assert.match(output, /c "x+" \((taken as a draft|not taken)\): .*title/);
  } finally {
    await target.remove();
  }
});

test('an import says in words why it cannot begin or go on, and changes nothing then', async () => {
  const place = await newPlace();
  const old = await startBackend({ shape: 'v5' });
  try {
    const from = (...more: string[]) => transfer(place, ['import', '--from', old.url, ...more]);
    assert.match((await from()).output, /token of 127\.0\.0\.1:\d+ is missing/);
    const wrong = await from('--token', 'a-wrong-token');
    assert.equal(wrong.code, 1);
    assert.match(wrong.output, /answered 401\. Is the token right/);
    assert.ok(!wrong.output.includes('a-wrong-token'));
    assert.match((await transfer(place, ['import', '--from', scratch])).output, /is no export/);
    old.set({ '/api/just-ins': { kind: 'html' } });
    const stopped = await from('--token', old.token);
    assert.equal(stopped.code, 1);
    assert.match(
      stopped.output,
      /just-ins cannot be read.*no JSON[\s\S]*run the same command again/,
    );
    old.set({});
    assert.equal((await from('--token', old.token)).code, 0);

    const other = await startBackend({
      shape: 'v4',
      token: 'another-source-s-token-of-many-letters',
    });
    const args = ['import', '--from', other.url, '--token', other.token];
    // Entries of an earlier import do not stand in the way of the next; an editor's own do.
    await place.query(
      "insert into just_ins (document_id, title) values ('by-hand', 'By an editor')",
    );
    assert.match(
      (await transfer(place, args)).output,
      /1 entries here that no import has made[\s\S]*--add/,
    );
    await other.stop();
  } finally {
    await old.stop();
    await place.remove();
  }
});
