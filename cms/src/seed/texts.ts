import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { PAGE, SCHOOL } from '../content/fill-in';
import type { ContentUid } from '../content/types';
import { type SeedMedia, SITE_FOLDER } from './media';

type Entry = Readonly<Record<string, unknown>>;

interface Source {
  readonly uid: ContentUid;
  /** The name of the file with the entries. */
  readonly file: string;
  /** The image or file of each field of an entry that has one. */
  readonly mediaOf?: (entry: Entry) => Readonly<Record<string, string | undefined>>;
}

const SOURCES: readonly Source[] = [
  { uid: 'api::organisation.organisation', file: 'organisation' },
  {
    uid: 'api::home-page.home-page',
    file: 'home-page',
    mediaOf: () => ({ heroImage: 'texts/hero-children.webp' }),
  },
  {
    uid: 'api::about-page.about-page',
    file: 'about-page',
    mediaOf: () => ({ video: '/media/about.mp4', videoPoster: 'texts/about-poster.webp' }),
  },
  {
    uid: 'api::list-page.list-page',
    file: 'list-page',
    mediaOf: () => ({ contactImage: 'texts/contact.webp' }),
  },
  {
    uid: 'api::opportunity-page.opportunity-page',
    file: 'opportunity-pages',
    mediaOf: ({ kind }) => ({ image: `texts/opportunity-${kind}.webp` }),
  },
  {
    uid: PAGE,
    file: 'pages',
    mediaOf: ({ address }) => ({
      picture: address === 'our-story' ? 'texts/journey.webp' : undefined,
    }),
  },
  {
    uid: 'api::partner.partner',
    file: 'partners',
    // The website draws logos as SVG, which the media library does not take.
    mediaOf: ({ logo }) => ({
      logo: logo ? `partners/${path.basename(String(logo), '.svg')}.webp` : undefined,
    }),
  },
  { uid: SCHOOL, file: 'schools' },
  {
    uid: 'api::document.document',
    file: 'documents',
    mediaOf: ({ file }) => ({ file: String(file) }),
  },
];

/**
 * Publishes the texts that the website shows by itself, from its own folder beside that of the CMS, so
 * that editors find what visitors see. A type in which there is an entry stays as it is.
 * @throws where a file is missing
 */
export async function publishTexts(strapi: Core.Strapi, media: SeedMedia): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, SITE_FOLDER, 'app/texts/content');
  for (const { uid, file, mediaOf } of SOURCES) {
    if ((await strapi.db.query(uid).count()) > 0) continue;
    const read: unknown = JSON.parse(await readFile(path.join(folder, `${file}.json`), 'utf8'));
    for (const entry of [read].flat() as Entry[]) {
      const data: Record<string, unknown> = { ...entry };
      if (uid === PAGE) {
        data.body = await readFile(path.join(folder, 'pages', `${entry.address}.md`), 'utf8');
      }
      for (const [field, name] of Object.entries(mediaOf?.(entry) ?? {})) {
        data[field] = name && (await media.store([name]))[0]?.id;
      }
      await strapi.documents(uid).create({ data, status: 'published' });
    }
  }
}
