import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { HOME_PAGE, PAGE, SCHOOL } from '../content/types';
import { type SeedMedia, SITE_FOLDER } from './media';
import textMedia from './text-media.json';

type Entry = Readonly<Record<string, unknown>>;

const FILES = {
  organisation: 'api::organisation.organisation',
  'home-page': HOME_PAGE,
  'about-page': 'api::about-page.about-page',
  'list-page': 'api::list-page.list-page',
  'opportunity-pages': 'api::opportunity-page.opportunity-page',
  pages: PAGE,
  partners: 'api::partner.partner',
  schools: SCHOOL,
  documents: 'api::document.document',
} as const;

/** Publishes the texts that the website shows by itself; a type that has an entry stays as it is. */
export async function publishTexts(strapi: Core.Strapi, media: SeedMedia): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, SITE_FOLDER, 'app/texts/content');
  for (const [file, uid] of Object.entries(FILES)) {
    if ((await strapi.db.query(uid).count()) > 0) continue;
    const read: Entry | Entry[] = JSON.parse(
      await readFile(path.join(folder, `${file}.json`), 'utf8'),
    );
    for (const entry of Array.isArray(read) ? read : [read]) {
      const data: Record<string, unknown> = { ...entry };
      if (uid === PAGE) {
        data.body = await readFile(path.join(folder, 'pages', `${entry.address}.md`), 'utf8');
      }
      for (const [field, name] of Object.entries(mediaOf(file, entry))) {
        data[field] = (await media.store([name]))[0];
      }
      await strapi.documents(uid).create({ data, status: 'published' });
    }
  }
}

function mediaOf(page: string, { kind, address, logo, file }: Entry): Record<string, string> {
  if (file) return { file: String(file) };
  // The website draws logos as SVG, which the media library does not take.
  if (logo) return { logo: `partners/${path.basename(String(logo), '.svg')}.webp` };
  const images: Readonly<Record<string, object>> = textMedia;
  return { ...images[String(kind ?? address ?? page)] };
}
