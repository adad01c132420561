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
import type { UnknownRecord } from '../platform/record';
import { sampleStats } from '../sample/sample-stats';
import { readSeededDigests, storeSeededDigests } from '../sample/seeded-digests';
import { publishBuiltInContent } from './built-in-content';
import { accountsFiles, transparency } from './content/accounts';
import { activities } from './content/activities';
import { galleryCaptions } from './content/gallery';
import { projects } from './content/projects';
import { stories } from './content/stories';
import { team } from './content/team';
import { testimonials } from './content/testimonials';
import { type SeedMedia, withSeedMedia } from './media';
import { publishEntry } from './publish-entry';
import { type SampleTranslations, sampleTranslations } from './translations';

/** Has the keys of the steps that were done, so that each step is done only once. */
const STORE = { type: 'core', name: 'website_seed' } as const;
/**
 * The key of each step. The step `figures` makes the stats. Databases have the keys: `decided` says that the step of the
 * samples is done, `samples` that it made some.
 */
const SEED_STEPS = {
  figures: 'figures',
  samples: 'decided',
  texts: 'texts',
  accounts: 'accounts',
} as const;
const HAS_SAMPLES_KEY = 'samples';

/** The website leaves out stats of 0. */
const EMPTY_STATS = { students: 0, volunteers: 0, colleges: 0, tribalstudycenters: 0 };

/**
 * Creates stats and samples in a database without entries. At the first start, also creates the website's built-in
 * content for each type without entries. Does not create deleted content again. Only logs an error: the CMS starts.
 * @param seed the setting SEED:
 * - `on`: samples, and the facts of the website's folder, also the sample's
 * - `off`: no samples, and those facts only if they are the operator's own
 * - the name of an organisation: no samples, and no facts but that name
 */
export async function seedOnce(strapi: Core.Strapi, seed: string): Promise<void> {
  const organisationName = seed === 'on' || seed === 'off' ? '' : seed;
  const isCreated = await createContent(strapi, seed === 'on', organisationName);
  // A database of an earlier release has no digests yet.
  const hasDigests = Object.keys(await readSeededDigests(strapi)).length > 0;
  if (isCreated || !hasDigests) await storeSeededDigests(strapi);
}

async function createContent(
  strapi: Core.Strapi,
  withSamples: boolean,
  organisationName: string,
): Promise<boolean> {
  const hasNewStats = await createOnce(strapi, 'figures', async () => {
    if (await areEmpty(strapi, SPECIFIED_UIDS)) {
      await publish(strapi, STATS, withSamples ? sampleStats : EMPTY_STATS, () => undefined);
    }
  });
  const hasNewSamples = await createOnce(strapi, 'samples', async () => {
    if (!withSamples) return;
    // The stats were created above.
    const uids = SPECIFIED_UIDS.filter((uid) => uid !== STATS);
    if (!(await areEmpty(strapi, [...uids, STORY, TRANSPARENCY]))) return;
    await createSamples(strapi);
    await strapi.store(STORE).set({ key: HAS_SAMPLES_KEY, value: true });
  });
  const hasNewTexts = await createOnce(strapi, 'texts', () =>
    withSeedMedia(strapi, 'Website', (media) =>
      publishBuiltInContent(strapi, media, organisationName, withSamples),
    ),
  );
  // Comes after the built-in content, which would leave out DOCUMENT if there were a document already.
  const hasNewAccounts =
    withSamples &&
    (await createOnce(strapi, 'accounts', async () => {
      const hasSamples = (await strapi.store(STORE).get({ key: HAS_SAMPLES_KEY })) === true;
      if (hasSamples) await createAccountsFiles(strapi);
    }));
  return hasNewStats || hasNewSamples || hasNewTexts || hasNewAccounts;
}

/** If the start is interrupted, the database rolls the step back, and the next start repeats the step. */
async function createOnce(
  strapi: Core.Strapi,
  step: keyof typeof SEED_STEPS,
  create: () => Promise<void>,
): Promise<boolean> {
  const key = SEED_STEPS[step];
  if ((await strapi.store(STORE).get({ key })) === true) return false;
  try {
    await strapi.db.transaction(async () => {
      await create();
      await strapi.store(STORE).set({ key, value: true });
    });
    return true;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    strapi.log.error(
      `First content (${step}) could not be made, and the next start tries again. ${reason}`,
    );
    return false;
  }
}

async function areEmpty(strapi: Core.Strapi, uids: readonly ContentUid[]): Promise<boolean> {
  for (const uid of uids) if ((await strapi.db.query(uid).count()) > 0) return false;
  return true;
}

function createSamples(strapi: Core.Strapi): Promise<void> {
  return withSeedMedia(strapi, 'Sample pictures', async (media) => {
    const projectIds = await createProjects(strapi, media);
    // The website shows the newest activity first, so the seed writes the first one last.
    for (const [index, activity] of [...activities.entries()].reverse()) {
      await publish(strapi, ACTIVITY, activity, (sample) => sample.activities[index]);
    }
    const authorImages = await media.store(numberedFiles('testimonials', testimonials.length));
    for (const [index, testimonial] of testimonials.entries()) {
      const data = { ...testimonial, authorImage: authorImages[index] };
      await publish(strapi, TESTIMONIAL, data, (sample) => sample.testimonials[index]);
    }
    const portraits = await media.store(team.map(({ portrait }) => `team/${portrait}.webp`));
    for (const [index, { slug, ...member }] of team.entries()) {
      const link = `https://example.org/people/${slug}`;
      const data = { ...member, link, portrait: portraits[index] };
      await publish(strapi, TEAM_MEMBER, data, (sample) => sample.team[member.name]);
    }
    const galleryImages = await media.store(numberedFiles('gallery', galleryCaptions.length));
    for (const [index, shortDescription] of galleryCaptions.entries()) {
      const data = { image: galleryImages[index], shortDescription };
      await publish(strapi, GALLERY, data, (sample) => sample.gallery[index]);
    }
    await createStories(strapi, media, projectIds);
    await publish(strapi, TRANSPARENCY, transparency, (sample) => sample.transparency);
  });
}

/** Returns the documentIds by slug. */
async function createProjects(strapi: Core.Strapi, media: SeedMedia): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, project] of projects.entries()) {
    const [mainImage, ...images] = await media.store(
      ['main', '1', '2', '3', '4'].map((name) => `projects/${project.url}-${name}.webp`),
    );
    const longDescription = project.longDescription.join('\n\n');
    const data = { ...project, longDescription, sortOrder: index + 1, mainImage, images };
    const documentId = await publish(strapi, PROJECT, data, (sample) => {
      const translation = sample.projects[project.url];
      if (!translation) return undefined;
      return { ...translation, longDescription: translation.longDescription.join('\n\n') };
    });
    ids.set(project.url, documentId);
  }
  return ids;
}

async function createStories(
  strapi: Core.Strapi,
  media: SeedMedia,
  projectIds: ReadonlyMap<string, string>,
): Promise<void> {
  const images = await media.store(stories.map(({ slug }) => `stories/${slug}.webp`));
  for (const [index, story] of stories.entries()) {
    const text = story.text.join('\n\n');
    const project = projectIds.get(story.project);
    const data = { ...story, text, image: images[index], project };
    await publish(strapi, STORY, data, (sample) => {
      const translation = sample.stories[story.slug];
      return translation && { ...translation, text: translation.text.join('\n\n') };
    });
  }
}

function createAccountsFiles(strapi: Core.Strapi): Promise<void> {
  return withSeedMedia(strapi, 'Sample files', async (media) => {
    const files = await media.store(accountsFiles.map(({ file }) => `documents/${file}.pdf`));
    for (const [index, { file: name, ...document }] of accountsFiles.entries()) {
      // The reports of the footer have the position 100, too. The year orders documents with the same position.
      const data = { ...document, sortOrder: 100, file: files[index] };
      await publish(strapi, DOCUMENT, data, (sample) => sample.documents[name]);
    }
  });
}

function publish(
  strapi: Core.Strapi,
  uid: ContentUid,
  data: object,
  translationFrom: (sample: SampleTranslations) => UnknownRecord | undefined,
): Promise<string> {
  return publishEntry(strapi, uid, { ...data }, (locale) =>
    translationFrom(sampleTranslations[locale]),
  );
}

/** Returns `folder/01.webp`, `folder/02.webp` and so on. */
function numberedFiles(folder: string, count: number): string[] {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));
  return numbers.map((number) => `${folder}/${number}.webp`);
}
