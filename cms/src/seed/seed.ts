import type { Core } from '@strapi/strapi';
import { CONTENT_TYPES } from '../access/tokens';
import { activities } from './content/activities';
import { galleryCaptions } from './content/gallery';
import { projects } from './content/projects';
import { stats } from './content/stats';
import { team } from './content/team';
import { testimonials } from './content/testimonials';
import { openSampleMedia } from './media';

const STORE = { type: 'core', name: 'website_seed' } as const;
const DECIDED = { key: 'decided' } as const;

/**
 * Fills an empty database with the sample content of a made-up organisation, published, so that a
 * new copy shows a whole site. Happens at most once in the life of a database: content that
 * somebody deleted does not come back. All of it is one transaction, so a start that was
 * interrupted leaves nothing behind in the database, and the next one begins anew. Where it fails,
 * the content system starts without it: editors must not be kept out by a missing picture.
 */
export async function seedOnce(strapi: Core.Strapi): Promise<void> {
  if (await isDecided(strapi)) return;
  const begun = performance.now();
  try {
    if (!(await seed(strapi))) return;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    strapi.log.info(`Sample content was put into the empty database (${seconds} s)`);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    strapi.log.error(
      `Sample content could not be made; the next start tries again, SEED=off leaves it out. ${reason}`,
    );
  }
}

/** Says whether it made sample content: only where there was no content, and nobody else did. */
async function seed(strapi: Core.Strapi): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      // Several instances may start on one database: one seeds, the others wait for it.
      await trx.raw('select pg_advisory_xact_lock(7239401)');
    }
    if (await isDecided(strapi)) return false;
    const empty = await isEmpty(strapi);
    if (empty) await createContent(strapi);
    await strapi.store(STORE).set({ ...DECIDED, value: true });
    return empty;
  });
}

async function isDecided(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.store(STORE).get(DECIDED)) === true;
}

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  for (const type of CONTENT_TYPES) {
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
  for (const activity of activities) await publish(strapi, 'just-in', activity);

  const faces = await media.store(numbered('testimonials', testimonials.length));
  for (const [index, testimonial] of testimonials.entries()) {
    await publish(strapi, 'testimonial', { ...testimonial, authorImage: faces[index]?.id });
  }
  const portraits = await media.store(team.map(({ portrait }) => `team/${portrait}.webp`));
  for (const [index, { slug, portrait: _file, ...member }] of team.entries()) {
    const link = `https://example.org/people/${slug}`;
    await publish(strapi, 'team', { ...member, link, portrait: portraits[index]?.id });
  }
  const scenes = await media.store(numbered('gallery', galleryCaptions.length));
  for (const [index, shortDescription] of galleryCaptions.entries()) {
    await publish(strapi, 'gallery', { image: scenes[index]?.id, shortDescription });
  }
  await publish(strapi, 'stats-counter', stats);
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
