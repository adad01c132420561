import type { Core } from '@strapi/strapi';
import {
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  GALLERY,
  PROJECT,
  SPECIFIED_UIDS,
  STATS,
  STORY,
  TEAM_MEMBER,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../content/types';
import { publishBuiltInTexts } from './built-in-texts';
import { accountsFiles, transparency } from './content/accounts';
import { activities } from './content/activities';
import { galleryCaptions } from './content/gallery';
import { projects } from './content/projects';
import { stories } from './content/stories';
import { team } from './content/team';
import { testimonials } from './content/testimonials';
import { firstStats } from './first-stats';
import { openSeedMedia } from './media';
import { readShippedDigests, storeHasSampleFacts, storeShippedWords } from './shipped-words';
import { publishTranslations, sampleWords } from './translations';
import { withImagePermission } from './with-image-permission';

/**
 * Remembers what was made already, each once in the life of a database. `decided` is set where no samples were made,
 * too: an organisation that has content of its own never gets them.
 */
const STORE = { type: 'core', name: 'website_seed' } as const;

/** The figures of an organisation that has not said them: the website leaves them out. */
const NO_STATS = { students: 0, volunteers: 0, colleges: 0, tribalstudycenters: 0 };

/**
 * Fills an empty database with figures and sample content, and any with the texts that the website
 * shows by itself. What an editor deletes does not come back. Where it fails, the CMS starts without it.
 * @param seed the setting: `on`, `off`, or the name of an organisation that begins without any sample
 */
export async function seedOnce(strapi: Core.Strapi, seed: string): Promise<void> {
  const isMade = await makeContent(strapi, seed === 'on', ['on', 'off'].includes(seed) ? '' : seed);
  const shipped = await readShippedDigests(strapi);
  if (isMade || Object.keys(shipped).length === 0) await storeShippedWords(strapi);
}

/** Returns whether anything was made at this start. */
async function makeContent(
  strapi: Core.Strapi,
  withSamples: boolean,
  ownName: string,
): Promise<boolean> {
  const figures = await makeOnce(strapi, 'figures', async () => {
    if (await areEmpty(strapi, SPECIFIED_UIDS)) {
      await publish(strapi, STATS, withSamples ? firstStats : NO_STATS, () => undefined);
    }
  });
  const samples = await makeOnce(strapi, 'decided', async () => {
    if (!withSamples) return;
    // The figures alone do not count as content.
    const counted = SPECIFIED_UIDS.filter((uid) => uid !== STATS);
    if (!(await areEmpty(strapi, [...counted, STORY, TRANSPARENCY]))) return;
    await createSamples(strapi);
    await strapi.store(STORE).set({ key: 'samples', value: true });
  });
  const texts = await makeOnce(strapi, 'texts', async () => {
    const media = await openSeedMedia(strapi, 'Website');
    const areSample = await publishBuiltInTexts(strapi, media, ownName, withSamples);
    await storeHasSampleFacts(strapi, areSample);
    await media.close();
  });
  // The built-in texts come first, since a type that has an entry gets none of them.
  const accounts =
    withSamples &&
    (await makeOnce(strapi, 'accounts', async () => {
      const hasSamples = (await strapi.store(STORE).get({ key: 'samples' })) === true;
      if (hasSamples) await createAccountsFiles(strapi);
    }));
  return figures || samples || texts || accounts;
}

/** One transaction: a start that was interrupted leaves nothing behind, and the next begins anew. */
async function makeOnce(
  strapi: Core.Strapi,
  key: 'figures' | 'decided' | 'texts' | 'accounts',
  make: () => Promise<void>,
): Promise<boolean> {
  if ((await strapi.store(STORE).get({ key })) === true) return false;
  try {
    await strapi.db.transaction(async () => {
      await make();
      await strapi.store(STORE).set({ key, value: true });
    });
    return true;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    strapi.log.error(
      `First content (${key}) could not be made, and the next start tries again. ${reason}`,
    );
    return false;
  }
}

async function areEmpty(strapi: Core.Strapi, uids: readonly ContentUid[]): Promise<boolean> {
  for (const uid of uids) if ((await strapi.db.query(uid).count()) > 0) return false;
  return true;
}

async function createSamples(strapi: Core.Strapi): Promise<void> {
  const media = await openSeedMedia(strapi, 'Sample pictures');
  const projectIds = new Map<string, string>();
  for (const [index, { longDescription, ...project }] of projects.entries()) {
    const [mainImage, ...images] = await media.store(
      ['main', '1', '2', '3', '4'].map((each) => `projects/${project.url}-${each}.webp`),
    );
    const data = {
      ...project,
      longDescription: longDescription.join('\n\n'),
      sortOrder: index + 1,
      mainImage,
      images,
    };
    const documentId = await publish(strapi, PROJECT, data, ({ projects }) => {
      const words = projects[project.url];
      return words && { ...words, longDescription: words.longDescription.join('\n\n') };
    });
    projectIds.set(project.url, documentId);
  }
  // The website shows the newest activity first, so the first of the list is written last.
  for (const [index, activity] of [...activities.entries()].reverse()) {
    await publish(strapi, ACTIVITY, activity, (words) => words.activities[index]);
  }

  const faces = await media.store(numbered('testimonials', testimonials));
  for (const [index, testimonial] of testimonials.entries()) {
    const data = { ...testimonial, authorImage: faces[index] };
    await publish(strapi, TESTIMONIAL, data, (words) => words.testimonials[index]);
  }
  const portraits = await media.store(team.map(({ portrait }) => `team/${portrait}.webp`));
  for (const [index, { slug, portrait: _file, ...member }] of team.entries()) {
    const link = `https://example.org/people/${slug}`;
    const data = { ...member, link, portrait: portraits[index] };
    await publish(strapi, TEAM_MEMBER, data, (words) => words.team[member.name]);
  }
  const scenes = await media.store(numbered('gallery', galleryCaptions));
  for (const [index, shortDescription] of galleryCaptions.entries()) {
    const data = { image: scenes[index], shortDescription };
    await publish(strapi, GALLERY, data, (words) => words.gallery[index]);
  }
  const drawings = await media.store(stories.map(({ slug }) => `stories/${slug}.webp`));
  for (const [index, { text, project, ...story }] of stories.entries()) {
    const data = {
      ...story,
      text: text.join('\n\n'),
      image: drawings[index],
      project: projectIds.get(project),
    };
    await publish(strapi, STORY, data, (words) => {
      const own = words.stories[story.slug];
      return own && { ...own, text: own.text.join('\n\n') };
    });
  }
  await publish(strapi, TRANSPARENCY, transparency, (words) => words.transparency);
  await media.close();
}

async function createAccountsFiles(strapi: Core.Strapi): Promise<void> {
  const media = await openSeedMedia(strapi, 'Sample files');
  const files = await media.store(accountsFiles.map(({ file }) => `documents/${file}.pdf`));
  for (const [index, { file: name, ...document }] of accountsFiles.entries()) {
    // Among those of the website's footer, which it orders by year.
    const data = { ...document, sortOrder: 100, file: files[index] };
    await publish(strapi, DOCUMENT, data, ({ documents }) => documents[name]);
  }
  await media.close();
}

async function publish(
  strapi: Core.Strapi,
  uid: ContentUid,
  data: object,
  wordsOf: Parameters<typeof sampleWords>[0],
): Promise<string> {
  const { documentId } = await strapi
    .documents(uid)
    .create({ data: withImagePermission(strapi, uid, { ...data }), status: 'published' });
  await publishTranslations(strapi, uid, documentId, sampleWords(wordsOf));
  return documentId;
}

/** `folder/01.webp`, `folder/02.webp` … */
function numbered(folder: string, { length }: ArrayLike<unknown>): string[] {
  const numbers = Array.from({ length }, (_, index) => String(index + 1).padStart(2, '0'));
  return numbers.map((number) => `${folder}/${number}.webp`);
}
