import type { Core } from '@strapi/strapi';
import { entryRights } from '../../../access/entry-rights';
import { editPath } from '../../../content/addresses/admin-paths';
import { isContent } from '../../../content/types';
import { findUses, type StoredFile, type Use } from './uses';

const PER_PAGE = 25;

interface StoredPicture extends StoredFile {
  readonly formats: { readonly thumbnail?: { readonly url: string } } | null;
}

export interface Picture {
  readonly id: number;
  readonly name: string;
  /** The address of its small copy. */
  readonly small: string;
  readonly uses: readonly PictureUse[];
  /** The titles of entries in the bin that have it. */
  readonly binned: readonly string[];
}

interface PictureUse {
  readonly name: string;
  /** Where the admin edits the entry. */
  readonly path: string;
}

export interface Pictures {
  readonly pictures: readonly Picture[];
  readonly total: number;
  readonly pageCount: number;
}

/** A page of the media library's pictures, the newest first, with where each is used. */
export async function listPictures(
  strapi: Core.Strapi,
  userAbility: unknown,
  { page, isUnused }: { readonly page: number; readonly isUnused: boolean },
): Promise<Pictures> {
  const stored: StoredPicture[] = await strapi.db.query('plugin::upload.file').findMany({
    select: ['id', 'name', 'url', 'formats'],
    where: { mime: { $startsWith: 'image/' } },
    orderBy: { id: 'desc' },
  });
  const uses = await findUses(strapi, stored);
  const all = stored.map((file) => ({
    file,
    ...(uses.get(file.id) ?? { entries: [], binned: [] }),
  }));
  const wanted = isUnused
    ? all.filter(({ entries, binned }) => entries.length === 0 && binned.length === 0)
    : all;
  const pageCount = Math.max(1, Math.ceil(wanted.length / PER_PAGE));
  const start = (Math.min(page, pageCount) - 1) * PER_PAGE;
  return {
    pictures: wanted.slice(start, start + PER_PAGE).map(({ file, entries, binned }) => ({
      id: file.id,
      name: file.name,
      small: file.formats?.thumbnail?.url ?? file.url,
      uses: entries.map((use) => shownUse(strapi, userAbility, use)),
      binned,
    })),
    total: wanted.length,
    pageCount,
  };
}

function shownUse(
  strapi: Core.Strapi,
  userAbility: unknown,
  { uid, entry, name }: Use,
): PictureUse {
  if (!isContent(uid) || !entryRights(strapi, userAbility, uid).may('read', entry)) {
    return { name: 'An entry that you may not read', path: '' };
  }
  const isSingle = strapi.contentType(uid).kind === 'singleType';
  const [documentId, locale] = [String(entry.documentId), String(entry.locale ?? '')];
  return { name, path: editPath({ uid, isSingle, documentId, locale }) };
}
