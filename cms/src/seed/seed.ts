import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES } from '../access/tokens';
import { activities } from './content/activities';
import { galleryCaptions } from './content/gallery';
import { projects } from './content/projects';
import { stats } from './content/stats';
import { team } from './content/team';
import { testimonials } from './content/testimonials';
import { openSampleMedia } from './media';

/** What was made at the first start, each once in the life of a database. */
const STORE = { type: 'core', name: 'website_seed' } as const;
const FIGURES = { key: 'figures' } as const;
const SAMPLES = { key: 'decided' } as const;
type Key = typeof FIGURES | typeof SAMPLES;

/**
 * Fills an empty database at its first start: with the organisation's figures, which the home page
 * would otherwise have to invent, and with the sample content of a made-up organisation where
 * `withSamples`. All of it is published. What an editor deletes does not come back. Where it fails,
 * the CMS starts without it, so that a missing image does not keep editors out.
 */
export async function seedOnce(strapi: Core.Strapi, withSamples: boolean): Promise<void> {
  await makeOnce(strapi, FIGURES, () => publish(strapi, 'stats-counter', stats));
  if (withSamples) await makeOnce(strapi, SAMPLES, () => createContent(strapi));
}

/** One transaction: a start that was interrupted leaves nothing behind, and the next begins anew. */
async function makeOnce(strapi: Core.Strapi, key: Key, make: () => Promise<void>): Promise<void> {
  const isMade = async () => (await strapi.store(STORE).get(key)) === true;
  if (await isMade()) return;
  try {
    await strapi.db.transaction(async ({ trx }) => {
      if (strapi.db.dialect.client === 'postgres') {
        // Several instances may start on one database: one makes it, the others wait.
        await trx.raw('select pg_advisory_xact_lock(7239401)');
      }
      if (await isMade()) return;
      if (await isEmpty(strapi, key)) {
        await make();
        strapi.log.info(`The empty database got its first content (${key.key})`);
      }
      await strapi.store(STORE).set({ ...key, value: true });
    });
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    strapi.log.error(
      `Sample content could not be made; the next start tries again, SEED=off leaves it out. ${reason}`,
    );
  }
}

/** The figures alone do not count as content. */
async function isEmpty(strapi: Core.Strapi, key: Key): Promise<boolean> {
  for (const type of CONTENT_TYPES) {
    if (key === SAMPLES && type === 'stats-counter') continue;
    if ((await strapi.db.query(`api::${type}.${type}`).count()) > 0) return false;
  }
  return true;
}

async function createContent(strapi: Core.Strapi): Promise<void> {
  const media = await openSampleMedia(strapi);
  for (const [index, { longDescription, ...project }] of projects.entries()) {
    const [mainImage, ...images] = await media.store(
      ['main', '1', '2', '3', '4'].map((each) => `projects/${project.url}-${each}.webp`),
    );
    await publish(strapi, 'project', {
      ...project,
      longDescription: longDescription.join('\n\n'),
      sortOrder: index + 1,
      mainImage: mainImage?.id,
      images: images.map(({ id }) => id),
    });
  }
  // Lists show the newest first: what is to stand first is written last.
  for (const activity of activities.toReversed()) await publish(strapi, 'just-in', activity);

  const faces = await media.store(numbered('testimonials', testimonials.length));
  for (const [index, testimonial] of [...testimonials.entries()].reverse()) {
    await publish(strapi, 'testimonial', { ...testimonial, authorImage: faces[index]?.id });
  }
  const portraits = await media.store(team.map(({ portrait }) => `team/${portrait}.webp`));
  for (const [index, { slug, portrait: _file, ...member }] of team.entries()) {
    const link = `https://example.org/people/${slug}`;
    await publish(strapi, 'team', { ...member, link, portrait: portraits[index]?.id });
  }
  const scenes = await media.store(numbered('gallery', galleryCaptions.length));
  for (const [index, shortDescription] of [...galleryCaptions.entries()].reverse()) {
    await publish(strapi, 'gallery', { image: scenes[index]?.id, shortDescription });
  }
  await media.close();
}

async function publish(
  strapi: Core.Strapi,
  type: (typeof CONTENT_TYPES)[number],
  data: object,
): Promise<void> {
  await strapi.documents(`api::${type}.${type}`).create({ data, status: 'published' });
}

/** `folder/01.webp`, `folder/02.webp` … */
function numbered(folder: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${folder}/${String(index + 1).padStart(2, '0')}.webp`,
  );
}
