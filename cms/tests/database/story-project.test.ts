import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { emptyDatabase } from './empty-database.ts';

const require = createRequire(import.meta.url);
const { up } = require('../../database/migrations/2026.11.29T00.00.00.story-project.js');

/** The tables of a CMS whose stories were related to their projects. */
const TABLES = [
  'create table projects (id integer primary key, document_id varchar(255))',
  'create table stories (id integer primary key, document_id varchar(255), locale varchar(255), published_at integer)',
  'create table stories_project_lnk (story_id integer, project_id integer)',
  'create table versions (id integer primary key, uid varchar(255), entry_id varchar(255), content text, stories json)',
  'create table strapi_core_store_settings (key varchar(255), value text)',
  "insert into projects values (1, 'spark'), (2, 'spark'), (3, 'disha')",
];

/** Inserts a draft with an odd id and its published row, in one language. */
const story = (id: number, name: string, locale = 'en') =>
  `insert into stories values (${id}, '${name}', '${locale}', null), (${id + 1}, '${name}', '${locale}', 1)`;
const relate = (...pairs: readonly (readonly [number, number])[]) =>
  `insert into stories_project_lnk values ${pairs.map((pair) => `(${pair.join(', ')})`).join(', ')}`;
const version = (id: number, uid: string, entry: string, content: string, stories = 'null') =>
  `insert into versions values (${id}, '${uid}', '${entry}', '${content}', ${stories})`;

test('stories of an older database keep their projects, and a second start changes nothing', async (t) => {
  const db = await emptyDatabase(t);
  await up(db);
  for (const statement of [
    ...TABLES,
    story(1, 'changed'),
    story(3, 'changed', 'ml'),
    story(5, 'waiting'),
    story(7, 'binned'),
    story(9, 'without'),
    relate([1, 3], [2, 2], [5, 1]),
    version(1, 'api::story.story', 'changed', '{"title":"A","project":{"documentId":"spark"}}'),
    version(2, 'api::story.story', 'without', '{"project":null}'),
    version(3, 'api::project.project', 'gone', '{}', `'["binned","changed"]'`),
    `insert into strapi_core_store_settings values ('core_website_waiting_stories_spark', '["waiting","without"]')`,
  ]) {
    await db.raw(statement);
  }
  for (let start = 0; start < 2; start++) {
    await up(db);
    const stories = await db('stories').orderBy('id').select('document_id', 'locale', 'project');
    assert.deepEqual(
      stories.map((row: object) => Object.values(row).join(' ')),
      [
        'changed en disha',
        'changed en spark',
        'changed ml disha',
        'changed ml spark',
        'waiting en spark',
        'waiting en spark',
        'binned en gone',
        'binned en ',
        'without en ',
        'without en ',
      ],
    );
  }
  const versions = await db('versions').orderBy('id').pluck('content');
  assert.deepEqual(versions.slice(0, 2), ['{"title":"A","project":"spark"}', '{"project":null}']);
  assert.deepEqual(await db('strapi_core_store_settings'), []);
});
