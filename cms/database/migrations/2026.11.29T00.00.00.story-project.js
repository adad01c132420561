// A story stored its project as a relation; it stores the project's documentId now, as a school does. Strapi runs
// this once, before it makes the tables those of the schemas: then it drops the table of the relation.

const LINKS = 'stories_project_lnk';
const WAITING = 'core_website_waiting_stories_';

module.exports = {
  /** @param knex of a transaction */
  async up(knex) {
    if (!(await knex.schema.hasTable(LINKS))) return;
    if (!(await knex.schema.hasColumn('stories', 'project'))) {
      await knex.schema.alterTable('stories', (table) => table.string('project'));
    }
    await writeProjects(knex);
    await giveToWaiting(knex);
    await giveToBinned(knex);
    await changeVersions(knex);
  },
};

/** English alone had a relation; what all languages share stands in each of them. */
async function writeProjects(knex) {
  const related = await knex('stories')
    .join(LINKS, `${LINKS}.story_id`, 'stories.id')
    .join('projects', 'projects.id', `${LINKS}.project_id`)
    .where('stories.locale', 'en')
    .select('stories.document_id as story', 'stories.published_at as published')
    .select('projects.document_id as project');
  for (const { story, published, project } of related) {
    const rows = knex('stories').where({ document_id: story });
    await (published ? rows.whereNotNull('published_at') : rows.whereNull('published_at')).update({
      project,
    });
  }
}

/** Published stories that lost a project which was taken off, and were to get it back with its publication. */
async function giveToWaiting(knex) {
  const settings = knex('strapi_core_store_settings').whereLike('key', `${WAITING}%`);
  for (const { key, value } of await settings.clone().select('key', 'value')) {
    const project = key.slice(WAITING.length);
    const named = await knex('stories')
      .where({ locale: 'en', published_at: null, project })
      .whereIn('document_id', JSON.parse(value))
      .pluck('document_id');
    await knex('stories')
      .whereIn('document_id', named)
      .whereNotNull('published_at')
      .whereNull('project')
      .update({ project });
  }
  await settings.delete();
}

/** Drafts that lost a project which was deleted, and were to get it back with it from the bin. */
async function giveToBinned(knex) {
  const versions = await knex('versions').whereNotNull('stories').select('entry_id', 'stories');
  for (const { entry_id: project, stories } of versions) {
    await knex('stories')
      .whereIn('document_id', parsed(stories))
      .where({ published_at: null, project: null })
      .update({ project });
  }
}

async function changeVersions(knex) {
  const versions = await knex('versions')
    .where({ uid: 'api::story.story' })
    .select('id', 'content');
  for (const { id, content } of versions) {
    const fields = JSON.parse(content);
    if (!fields.project?.documentId) continue;
    const changed = { ...fields, project: fields.project.documentId };
    await knex('versions')
      .where({ id })
      .update({ content: JSON.stringify(changed) });
  }
}

/** PostgreSQL gives JSON as what it says, SQLite as text. */
function parsed(json) {
  return typeof json === 'string' ? JSON.parse(json) : json;
}
