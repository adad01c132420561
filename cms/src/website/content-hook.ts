import { setTimeout as pause } from 'node:timers/promises';
import type { Core, UID } from '@strapi/strapi';
import { STORED_SLUGS_CHANGED } from '../content/addresses/stored-slugs.ts';
import { FILE, isContent, isSingleType, STORED_SLUG } from '../content/types.ts';
import type { CmsSettings } from '../platform/cms-settings.ts';
import { errorCode } from '../platform/error-code.ts';
import { isRecord } from '../platform/record.ts';

type HookSettings = CmsSettings['contentHook'];

/** Strapi emits these events after the commit of the change. */
const STRAPI_EVENTS = [
  'entry.publish',
  'entry.unpublish',
  'entry.update',
  'entry.create',
  'entry.delete',
  'media.update',
  'media.delete',
];

/** A change, as the website receives it. A changed file has neither path nor locale, since any entry may show it. */
interface ContentChange {
  /** The path at which the website reads the type, such as `/api/projects`. */
  readonly path?: string;
  /** Missing for a type without languages, and for a change of all languages. */
  readonly locale?: string;
}

/** The website answers before it reads the content, so it needs no longer. */
const ANSWER_TIMEOUT_MS = 5_000;
/** The pause before each try. The first gathers the changes of one press into one message. */
const PAUSES_MS = [50, 500, 2_000, 8_000];

/**
 * Calls each instance of the website after a change of content, up to four times. A new change begins the four tries
 * again, with all changes that the website has not taken. Editors do not wait for the calls, and the events of an
 * import come together after its commit. Returns a function that stops the calls.
 * @param eventsOfFeatures the `contentEvents` of all features
 */
export function startContentHook(
  strapi: Core.Strapi,
  hook: HookSettings,
  eventsOfFeatures: readonly string[],
): () => void {
  const contentEvents = [...STRAPI_EVENTS, STORED_SLUGS_CHANGED, ...eventsOfFeatures];
  let running = new AbortController();
  /** By the URL of an instance, the changes of which the CMS must tell it. The CMS drops them after the last try. */
  const pendingChanges = new Map(hook.urls.map((url) => [url, new Map<string, ContentChange>()]));

  async function tell(
    url: string,
    changes: Map<string, ContentChange>,
    signal: AbortSignal,
  ): Promise<void> {
    let failure: string | undefined;
    for (const pauseMs of PAUSES_MS) {
      await pause(pauseMs, undefined, { signal, ref: false });
      failure = await callOnce(url, hook.secret, [...changes.values()], signal);
      signal.throwIfAborted();
      if (failure === undefined) break;
    }
    changes.clear();
    if (failure === undefined) return;
    strapi.log.warn(
      `The website at ${new URL(url).host} could not be told of changed content (${failure}). It finds it by itself a little later.`,
    );
  }

  // Strapi's type of a listener requires a promise.
  const onChange = async (event: { uid?: unknown; media?: unknown; entry?: unknown }) => {
    const uid = event.media === undefined ? event.uid : FILE;
    if (uid !== FILE && uid !== STORED_SLUG && !isContent(uid)) return;
    const locale = isRecord(event.entry) ? event.entry.locale : undefined;
    const path = uid === FILE ? undefined : apiPath(strapi, uid);
    const change: ContentChange = { path, locale: typeof locale === 'string' ? locale : undefined };
    // The running messages can stop, since the next ones contain all pending changes.
    running.abort();
    running = new AbortController();
    for (const [url, changes] of pendingChanges) {
      changes.set(JSON.stringify(change), change);
      tell(url, changes, running.signal).catch(() => undefined);
    }
  };

  for (const event of contentEvents) strapi.eventHub.on(event, onChange);
  return () => {
    running.abort();
    for (const event of contentEvents) strapi.eventHub.off(event, onChange);
  };
}

function apiPath(strapi: Core.Strapi, uid: UID.ContentType): string {
  const { info } = strapi.contentType(uid);
  return `/api/${isSingleType(uid) ? info.singularName : info.pluralName}`;
}

/** Returns the reason of a failure; undefined if the call succeeded. */
async function callOnce(
  url: string,
  secret: string,
  changes: readonly ContentChange[],
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ changes }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (thrown) {
    return errorCode(thrown);
  }
}
