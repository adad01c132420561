import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isRecord } from './item';

/** What is remembered of something that was taken over. */
export interface Note {
  /** documentId of an entry, id of a file. */
  readonly made: string;
  /** Pictures could not be had: the next run tries them again. */
  readonly incomplete: boolean;
}

/**
 * Remembers in the database what was taken from which source. A note is written in the same
 * transaction as what it tells of: however a run ends, the next one makes nothing twice.
 */
export interface Notes {
  find(kind: string, key: string): Promise<Note | undefined>;
  write(kind: string, key: string, note: Note): Promise<void>;
  /** How many entries of a type were taken over, from whatever source. */
  count(kind: string): Promise<number>;
}

/** The notes on one source. */
export function notesOn(strapi: Core.Strapi, source: string): Notes {
  const store = strapi.store({ type: 'core', name: 'website_import' });
  // Addresses are longer than a key may be.
  const nameOf = (kind: string, key: string) =>
    `${kind}_${createHash('sha256').update(`${source}\n${key}`).digest('hex').slice(0, 40)}`;
  return {
    async find(kind, key) {
      const value: unknown = await store.get({ key: nameOf(kind, key) });
      if (!isRecord(value) || typeof value.made !== 'string') return undefined;
      return { made: value.made, incomplete: value.incomplete === true };
    },
    async write(kind, key, note) {
      await store.set({ key: nameOf(kind, key), value: { ...note } });
    },
    count: (kind) =>
      strapi.db.query('strapi::core-store').count({
        where: { key: { $startsWith: `core_website_import_${kind}_` } },
      }),
  };
}
