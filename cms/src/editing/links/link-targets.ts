import type { Core } from '@strapi/strapi';
import { CREATOR, type Entry, entryRights } from '../../access/entry-rights';
import { entryName } from '../../content/entry-name';
import { ENGLISH } from '../../content/languages';
import { DOCUMENT, PAGE, PROJECT, TRANSPARENCY } from '../../content/types';
import { views } from '../views/views';
import { pathOf } from './path-of';

/** Something of this website to which an editor can link. */
export interface LinkTarget {
  readonly kind: 'Page' | 'Project' | 'Footer PDF' | 'File';
  readonly title: string;
  /** A path of the website. */
  readonly address: string;
  /** Whether visitors can open it today. */
  readonly isLive: boolean;
}

interface StoredFile {
  readonly name: string;
  readonly url: string;
}

/** The newest; an older one is linked by its address. */
const MAX_FILES = 500;
/** What the website passes on to visitors. */
const OFFERED_TYPES = ['application/pdf', 'video/mp4', 'video/webm'];

/** Pages that are no entries, as the website calls them in English. */
const PAGES_OF_WEBSITE: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/about-us': 'About us',
  '/projects': 'Projects',
  '/team': 'Team',
  '/opportunities': 'Opportunities',
  '/opportunities/volunteer': 'Be a volunteer',
  '/opportunities/intern': 'Be an intern',
  '/opportunities/sponsor': 'Be a sponsor',
  '/gallery': 'Gallery',
  '/contact-us': 'Contact us',
  '/transparency': 'Transparency',
};

/** Answers with what an editor can link to, of what the editor may read. */
export function linkTargets(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { userAbility } = ctx.state;
    const locale = String(ctx.query.locale ?? ENGLISH);
    const documents = await documentsLinked(strapi, userAbility);
    const addresses = new Set(documents.map(({ address }) => address));
    const files: LinkTarget[] = userAbility.can('plugin::upload.read')
      ? (await filesOf(strapi))
          .filter(({ url }) => !addresses.has(url))
          .map(({ name, url }) => ({ kind: 'File', title: name, address: url, isLive: true }))
      : [];
    // It is there once something is published for it.
    const hasTransparency =
      (await strapi.db.query(TRANSPARENCY).count({ where: { publishedAt: { $notNull: true } } })) >
      0;
    const pages = Object.entries(PAGES_OF_WEBSITE).filter(
      ([address]) => hasTransparency || address !== '/transparency',
    );
    const data: LinkTarget[] = [
      ...pages.map(([address, title]): LinkTarget => {
        return { kind: 'Page', title, address, isLive: true };
      }),
      ...(await entriesLinked(strapi, userAbility, PAGE, locale)),
      ...(await entriesLinked(strapi, userAbility, PROJECT, locale)),
      ...documents,
      ...files,
    ];
    ctx.body = { data };
  };
}

/** Pages or projects by their titles in a language, else in English. */
async function entriesLinked(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: typeof PAGE | typeof PROJECT,
  locale: string,
): Promise<LinkTarget[]> {
  const rows = await rowsOf(strapi, userAbility, uid, { locale: { $in: [ENGLISH, locale] } });
  const drafts = rows.filter(({ publishedAt }) => !publishedAt);
  const mainField = views[uid]?.mainField ?? '';
  const targets: LinkTarget[] = [];
  for (const english of drafts.filter((row) => row.locale === ENGLISH)) {
    const { documentId } = english;
    const published = rows.find(
      (row) => row.publishedAt && row.locale === ENGLISH && row.documentId === documentId,
    );
    // Visitors know a published entry under the address that is published.
    const address = pathOf(uid, published ?? english);
    const own = drafts.find((row) => row.locale === locale && row.documentId === documentId);
    const title = entryName(own?.[mainField] ? own : english, mainField);
    const kind = uid === PAGE ? 'Page' : 'Project';
    if (address) targets.push({ kind, title, address, isLive: published !== undefined });
  }
  return targets.sort((one, other) => one.title.localeCompare(other.title));
}

async function documentsLinked(strapi: Core.Strapi, userAbility: unknown): Promise<LinkTarget[]> {
  const rows = await rowsOf(strapi, userAbility, DOCUMENT, { publishedAt: null, locale: ENGLISH });
  const targets: LinkTarget[] = [];
  for (const { title, file } of rows) {
    const address = (file as StoredFile | null)?.url;
    if (address) targets.push({ kind: 'Footer PDF', title: String(title), address, isLive: true });
  }
  return targets;
}

async function rowsOf(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: typeof PAGE | typeof PROJECT | typeof DOCUMENT,
  where: object,
): Promise<Entry[]> {
  const populate = uid === DOCUMENT ? { ...CREATOR, file: true } : CREATOR;
  const rows: Entry[] = await strapi.db
    .query(uid)
    .findMany({ where, populate, orderBy: { id: 'asc' } });
  const { mayField } = entryRights(strapi, userAbility, uid);
  return rows.filter((row) => mayField('read', row, views[uid]?.mainField ?? ''));
}

async function filesOf(strapi: Core.Strapi): Promise<StoredFile[]> {
  return strapi.db.query('plugin::upload.file').findMany({
    select: ['name', 'url'],
    where: { mime: { $in: OFFERED_TYPES } },
    orderBy: { id: 'desc' },
    limit: MAX_FILES,
  });
}
