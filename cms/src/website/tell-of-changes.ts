import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { isContent, OLD_ADDRESS } from '../content/types';

type ContentHook = Website['contentHook'];

/** Strapi emits them after the change was committed. */
const EVENTS = [
  'entry.publish',
  'entry.unpublish',
  'entry.update',
  'entry.create',
  'entry.delete',
  'media.update',
  'media.delete',
];

const ANSWER_LIMIT_MS = 5_000;
/**
 * Pauses before each try. The first gathers what is published at once; after the last the website
 * finds the change by itself.
 */
const PAUSES_MS = [50, 500, 2_000, 8_000];

/**
 * Calls each address after each change to what the website shows, so that it reads anew; editors do
 * not wait, and no address waits for another.
 * Returns the function that ends it.
 */
export function tellOfChanges(strapi: Core.Strapi, hook: ContentHook): () => void {
  let telling = new AbortController();

  async function tell(url: string, signal: AbortSignal): Promise<void> {
    let reason = '';
    for (const wait of PAUSES_MS) {
      await pause(wait, undefined, { signal, ref: false });
      reason = await callOnce(url, hook.secret, signal);
      if (reason === '') return;
    }
    strapi.log.warn(
      `The website at ${new URL(url).host} could not be told of changed content (${reason}). It finds it by itself a little later.`,
    );
  }

  const changed = async ({ uid, media }: { uid?: unknown; media?: unknown }): Promise<void> => {
    if (media === undefined && !isContent(uid) && uid !== OLD_ADDRESS) return;
    // A later change tells of this one as well.
    telling.abort();
    telling = new AbortController();
    for (const url of new Set(hook.urls)) tell(url, telling.signal).catch(() => undefined);
  };

  for (const event of EVENTS) strapi.eventHub.on(event, changed);
  return () => {
    telling.abort();
    for (const event of EVENTS) strapi.eventHub.off(event, changed);
  };
}

/** Returns the reason where it failed, else an empty text. */
async function callOnce(url: string, secret: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { Authorization: `Bearer ${secret}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? '' : `it answered ${response.status}`;
  } catch (thrown) {
    const cause = thrown instanceof Error ? thrown.cause : undefined;
    if (cause instanceof Error && 'code' in cause) return String(cause.code);
    return thrown instanceof Error ? thrown.name : 'unknown reason';
  }
}
