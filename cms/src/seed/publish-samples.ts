import type { Core } from '@strapi/strapi';
import {
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  GALLERY,
  PROJECT,
  STORY,
  TEAM_MEMBER,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../content/types.ts';
import type { UnknownRecord } from '../platform/record.ts';
import type { SeedMedia } from './media.ts';
import { publishEntry } from './publish-entry.ts';
import { type SampleList, sampleEntries } from './sample-entries.ts';

const TYPE_OF_LIST: Readonly<Record<SampleList, ContentUid>> = {
  projects: PROJECT,
  activities: ACTIVITY,
  testimonials: TESTIMONIAL,
  team: TEAM_MEMBER,
  gallery: GALLERY,
  stories: STORY,
  transparency: TRANSPARENCY,
  documents: DOCUMENT,
};

/** Publishes the lists one after another. A story needs the projects before it. */
export async function publishSamples(
  strapi: Core.Strapi,
  media: SeedMedia,
  lists: readonly SampleList[],
): Promise<void> {
  const projectIds = new Map<unknown, string>();
  for (const list of lists) {
    const uid = TYPE_OF_LIST[list];
    for (const { key, english, translations } of sampleEntries(list)) {
      const data = { ...english, ...(await storeMedia(strapi, media, uid, english)) };
      // A story names its project by the key.
      if (uid === STORY) data.project = projectIds.get(english.project);
      const documentId = await publishEntry(strapi, uid, data, translations);
      if (uid === PROJECT) projectIds.set(key, documentId);
    }
  }
}

/** Returns the media fields of an entry, with the ids of the stored files in place of their names. */
async function storeMedia(
  strapi: Core.Strapi,
  media: SeedMedia,
  uid: ContentUid,
  english: UnknownRecord,
): Promise<Record<string, unknown>> {
  const { attributes } = strapi.contentType(uid);
  const stored: Record<string, unknown> = {};
  for (const [field, files] of Object.entries(english)) {
    if (attributes[field]?.type !== 'media') continue;
    const ids = await media.store([files].flat().map(String));
    stored[field] = Array.isArray(files) ? ids : ids[0];
  }
  return stored;
}
