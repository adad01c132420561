// Earlier releases stored a story's project as a relation. Now the story has the project's documentId in a text field,
// as a school has. Strapi runs this once, before it gives the tables the columns of the schemas and drops the table of
// the relation.

const LINKS = 'stories_project_lnk';
const WAITING_STORIES = 'core_website_waiting_stories_';

module.exports = {
  /** @param knex of a transaction */
  async up(knex) {
    if (!(await knex.schema.hasTable(LINKS))) return;
    if (!(await knex.schema.hasColumn('stories', 'project'))) {
      await knex.schema.alterTable('stories', (table) => table.string('project'));
    }
    await writeProjectsOfRelations(knex);
    await writeProjectsOfWaitingStories(knex);
    await writeDeletedProjects(knex);
    await writeProjectsInVersions(knex);
  },
};

/** Only the English row had the relation. All languages share the new field, so the row of each language gets it. */
async function writeProjectsOfRelations(knex) {
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

/**
 * An earlier release removed a project from its published stories when an editor took the project off, and stored the
 * stories' documentIds under `core_website_waiting_stories_<project>`. Those whose draft still names the project get it
 * again.
 */
async function writeProjectsOfWaitingStories(knex) {
  const settings = knex('strapi_core_store_settings').whereLike('key', `${WAITING_STORIES}%`);
  for (const { key, value } of await settings.clone().select('key', 'value')) {
    const project = key.slice(WAITING_STORIES.length);
    const storyIds = await knex('stories')
      .where({ locale: 'en', published_at: null, project })
      .whereIn('document_id', JSON.parse(value))
      .pluck('document_id');
    await knex('stories')
      .whereIn('document_id', storyIds)
      .whereNotNull('published_at')
      .whereNull('project')
      .update({ project });
  }
  await settings.delete();
}

/**
 * An earlier release removed a deleted project from the drafts of its stories, and stored their documentIds with the
 * project's version, for the bin. Drafts that name no other project get it again.
 */
async function writeDeletedProjects(knex) {
  const versions = await knex('versions').whereNotNull('stories').select('entry_id', 'stories');
  for (const { entry_id: project, stories } of versions) {
    await knex('stories')
      .whereIn('document_id', parseJson(stories))
      .where({ published_at: null, project: null })
      .update({ project });
  }
}

async function writeProjectsInVersions(knex) {
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

/** PostgreSQL returns a JSON column parsed, SQLite as text. */
function parseJson(json) {
  return typeof json === 'string' ? JSON.parse(json) : json;
}
