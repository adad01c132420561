import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { isContent } from '../content/types';

type ContentHook = NonNullable<Website['contentHook']>;

/** Strapi emits them after the change was committed. */
const EVENTS = [
  ...['entry.publish', 'entry.unpublish', 'entry.update', 'entry.create', 'entry.delete'],
  ...['media.update', 'media.delete'],
];

/** Publishing many entries at once is one change to the website. */
const GATHER_MS = 50;
const ANSWER_LIMIT_MS = 5_000;
/** Pauses before each further try; after the last one the website finds the change by itself. */
const PAUSES_MS = [500, 2_000, 8_000];

/**
 * Calls the website after each change to what it shows, so that it reads anew; editors do not wait.
 * Returns the function that ends it.
 */
export function tellOfChanges(strapi: Core.Strapi, hook: ContentHook): () => void {
  const ending = new AbortController();
  let waiting: NodeJS.Timeout | undefined;
  let round = 0;

  async function tell(): Promise<void> {
    round += 1;
    const own = round;
    let reason = '';
    for (const wait of [0, ...PAUSES_MS]) {
      await pause(wait, undefined, { signal: ending.signal });
      // A later change tells of this one as well.
      if (own !== round) return;
      reason = await callOnce(hook, ending.signal);
      if (reason === '') return;
    }
    strapi.log.warn(
      `The website could not be told of changed content (${reason}). It finds it by itself a little later.`,
    );
  }

  const changed = async ({ uid, media }: { uid?: unknown; media?: unknown }): Promise<void> => {
    if (media === undefined && !isContent(uid)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      tell().catch(() => undefined);
    }, GATHER_MS);
    waiting.unref();
  };

  for (const event of EVENTS) strapi.eventHub.on(event, changed);
  return () => {
    ending.abort();
    clearTimeout(waiting);
    for (const event of EVENTS) strapi.eventHub.off(event, changed);
  };
}

/** Returns the reason where it failed, else an empty text. */
async function callOnce({ url, secret }: ContentHook, ending: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { Authorization: `Bearer ${secret}` },
      signal: AbortSignal.any([ending, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? '' : `it answered ${response.status}`;
  } catch (thrown) {
    const cause = thrown instanceof Error ? thrown.cause : undefined;
    if (cause instanceof Error && 'code' in cause) return String(cause.code);
    return thrown instanceof Error ? thrown.name : 'unknown reason';
  }
}
