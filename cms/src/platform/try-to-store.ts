import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A long form has this size, with its idempotency key and its mail. */
const TEST_BYTES = 32_000;
const RETRY_AFTER_MS = 5_000;

let lastTry: { readonly at: number; readonly succeeded: Promise<boolean> } | undefined;

/**
 * Tells whether the CMS can store a form. Writes much, since SQLite stores small rows in the free space of its log
 * even on a full disk.
 */
export function tryToStore(strapi: Core.Strapi): Promise<boolean> {
  if (!lastTry || Date.now() - lastTry.at >= RETRY_AFTER_MS) {
    const value = randomBytes(TEST_BYTES).toString('base64');
    const write = strapi.store({ type: 'core', name: 'health' }).set({ key: 'written', value });
    const succeeded = write.then(
      () => true,
      () => false,
    );
    lastTry = { at: Date.now(), succeeded };
  }
  return lastTry.succeeded;
}
