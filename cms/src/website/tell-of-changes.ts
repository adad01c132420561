import { setTimeout as pause } from 'node:timers/promises';
import type { Core, UID } from '@strapi/strapi';
import type { CmsSettings } from '../../config/cms';
import { REDIRECTS_CHANGED } from '../content/addresses/slug-records';
import { ORDER_CHANGED } from '../content/list-order';
import { isContent, SLUG_RECORD } from '../content/types';
import { errorCode } from '../platform/error-code';
import { isRecord } from '../platform/record';

type ContentHook = CmsSettings['contentHook'];

/** Strapi emits them after the change was committed. */
const EVENTS = [
  'entry.publish',
  'entry.unpublish',
  'entry.update',
  'entry.create',
  'entry.delete',
  ORDER_CHANGED,
  REDIRECTS_CHANGED,
  'media.update',
  'media.delete',
];

/**
 * One change, as the website is told of it. A file has neither a type nor a language, since it may stand
 * anywhere.
 */
interface Change {
  /** The type as the website reads it, such as `/api/projects`. */
  readonly path?: string;
  /** The language; missing for a type without languages, and for a change that concerns all. */
  readonly locale?: string;
}

const MEDIA = 'plugin::upload.file';

/** The website answers before it reads anything again. */
const ANSWER_TIMEOUT_MS = 5_000;
/**
 * Pauses before each try. The first gathers what is published at once; after the last the website
 * finds the change by itself.
 */
const PAUSES_MS = [50, 500, 2_000, 8_000];

/**
 * Calls each address after each change to what the website shows, and names what changed, so that it
 * reads that anew; editors do not wait, and no address waits for another.
 * Returns the function that ends it.
 */
export function tellWebsiteOfChanges(strapi: Core.Strapi, hook: ContentHook): () => void {
  let telling = new AbortController();
  /** For each address the changes that it was not told of, each once. */
  const untold = new Map(hook.urls.map((url) => [url, new Map<string, Change>()]));

  async function tell(
    url: string,
    changes: Map<string, Change>,
    signal: AbortSignal,
  ): Promise<void> {
    let reason = '';
    for (const wait of PAUSES_MS) {
      await pause(wait, undefined, { signal, ref: false });
      reason = await callOnce(url, hook.secret, [...changes.values()], signal);
      signal.throwIfAborted();
      if (reason === '') break;
    }
    changes.clear();
    if (reason === '') return;
    strapi.log.warn(
      `The website at ${new URL(url).host} could not be told of changed content (${reason}). It finds it by itself a little later.`,
    );
  }

  const changed = async (event: { uid?: unknown; media?: unknown; entry?: unknown }) => {
    const uid = event.media === undefined ? event.uid : MEDIA;
    if (uid !== MEDIA && uid !== SLUG_RECORD && !isContent(uid)) return;
    const locale = isRecord(event.entry) ? event.entry.locale : undefined;
    const path = uid === MEDIA ? undefined : apiPath(strapi, uid);
    const change: Change = { path, locale: typeof locale === 'string' ? locale : undefined };
    // The message of a later change names this one as well.
    telling.abort();
    telling = new AbortController();
    for (const [url, changes] of untold) {
      changes.set(JSON.stringify(change), change);
      tell(url, changes, telling.signal).catch(() => undefined);
    }
  };

  for (const event of EVENTS) strapi.eventHub.on(event, changed);
  return () => {
    telling.abort();
    for (const event of EVENTS) strapi.eventHub.off(event, changed);
  };
}

function apiPath(strapi: Core.Strapi, uid: UID.ContentType): string {
  const { kind, info } = strapi.contentType(uid);
  return `/api/${kind === 'singleType' ? info.singularName : info.pluralName}`;
}

/** Returns the reason of a failure, else an empty text. */
async function callOnce(
  url: string,
  secret: string,
  changes: readonly Change[],
  signal: AbortSignal,
): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ changes }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? '' : `it answered ${response.status}`;
  } catch (thrown) {
    return errorCode(thrown);
  }
}
