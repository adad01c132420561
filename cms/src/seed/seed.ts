import type { Core } from '@strapi/strapi';
import { type ContentUid, SPECIFIED_UIDS, STATS, STORY, TRANSPARENCY } from '../content/types.ts';
import { sampleStats } from '../sample/sample-stats.ts';
import { readSeededDigests, storeSeededDigests } from '../sample/seeded-digests.ts';
import { publishBuiltInContent } from './built-in-content.ts';
import { withSeedMedia } from './media.ts';
import { publishEntry } from './publish-entry.ts';
import { publishSamples } from './publish-samples.ts';

/** Strapi's store keeps here which steps are done, so that no step is done twice. */
const DONE_STEPS_STORE = { type: 'core', name: 'website_seed_done' } as const;
/** Says that the step `samples` made some. With `SEED=off`, it makes none. */
const HAS_SAMPLES_STORE = { type: 'core', name: 'website_seed', key: 'hasSamples' } as const;

/** In the order of their creation. The documents are a step of their own, `accounts`. */
const SAMPLE_LISTS = [
  'projects',
  'activities',
  'testimonials',
  'team',
  'gallery',
  'stories',
  'transparency',
] as const;

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
  // An interrupted start may have made the last content and not its digests.
  const hasDigests = Object.keys(await readSeededDigests(strapi)).length > 0;
  if (isCreated || !hasDigests) await storeSeededDigests(strapi);
}

async function createContent(
  strapi: Core.Strapi,
  withSamples: boolean,
  organisationName: string,
): Promise<boolean> {
  const hasNewStats = await createOnce(strapi, 'stats', async () => {
    if (await areEmpty(strapi, SPECIFIED_UIDS)) {
      await publishEntry(strapi, STATS, withSamples ? sampleStats : EMPTY_STATS, {});
    }
  });
  const hasNewSamples = await createOnce(strapi, 'samples', async () => {
    if (!withSamples) return;
    // The step `stats` may just have made an entry.
    const uids = SPECIFIED_UIDS.filter((uid) => uid !== STATS);
    if (!(await areEmpty(strapi, [...uids, STORY, TRANSPARENCY]))) return;
    await withSeedMedia(strapi, 'Sample pictures', (media) =>
      publishSamples(strapi, media, SAMPLE_LISTS),
    );
    await strapi.store.set({ ...HAS_SAMPLES_STORE, value: true });
  });
  const hasNewTexts = await createOnce(strapi, 'texts', () =>
    withSeedMedia(strapi, 'Website', (media) =>
      publishBuiltInContent(strapi, media, organisationName, withSamples),
    ),
  );
  // `accounts` comes after `texts`, which leaves out DOCUMENT if there is a document already.
  const hasNewAccounts =
    withSamples &&
    (await createOnce(strapi, 'accounts', async () => {
      if ((await strapi.store.get(HAS_SAMPLES_STORE)) !== true) return;
      await withSeedMedia(strapi, 'Sample files', (media) =>
        publishSamples(strapi, media, ['documents']),
      );
    }));
  return hasNewStats || hasNewSamples || hasNewTexts || hasNewAccounts;
}

/** If the start is interrupted, the database rolls the step back, and the next start repeats the step. */
async function createOnce(
  strapi: Core.Strapi,
  step: 'stats' | 'samples' | 'texts' | 'accounts',
  create: () => Promise<void>,
): Promise<boolean> {
  const doneSteps = strapi.store(DONE_STEPS_STORE);
  if ((await doneSteps.get({ key: step })) === true) return false;
  try {
    await strapi.db.transaction(async () => {
      await create();
      await doneSteps.set({ key: step, value: true });
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
