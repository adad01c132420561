import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A long form with its key and its mail takes as much. */
const BYTES = 32_000;
const AGAIN_AFTER_MS = 5_000;

let last: { readonly at: number; readonly isStored: Promise<boolean> } | undefined;

/**
 * Whether something as large as a form could be stored in the last five seconds. It is tried, since a full
 * disk is read well, and SQLite stores on for a while in the room that its log has.
 */
export function canStore(strapi: Core.Strapi): Promise<boolean> {
  if (!last || Date.now() - last.at >= AGAIN_AFTER_MS) {
    const value = randomBytes(BYTES).toString('base64');
    const stored = strapi.store({ type: 'core', name: 'health' }).set({ key: 'written', value });
    last = { at: Date.now(), isStored: stored.then(() => true).catch(() => false) };
  }
  return last.isStored;
}
