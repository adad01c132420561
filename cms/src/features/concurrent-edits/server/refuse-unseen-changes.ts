import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type EntryRights, entryRights } from '../../../access/entry-rights';
import { entryName } from '../../../content/entry-name';
import { ENGLISH, isLocalized, readLocaleCodes } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';
import { isRecord } from '../../../platform/record';
import type { RequestContext } from '../../../platform/request-context';
import type { Write } from '../../../platform/write';
import { versionSentences } from '../../../versions/version-sentences';
import { allViews } from '../../../views/views';
import { contentManagerCall } from './content-manager-call';
import { digestsOf, readFormDraft } from './digests-of-form';
import {
  type EntryOfPerson,
  forgetRefusal,
  lastRefusal,
  recordReading,
  recordRefusal,
} from './readings';
import {
  changeInWords,
  changeInWordsWithValues,
  describeDeletion,
  findUnseenInForm,
  findUnseenInFormOrList,
  type UnseenChange,
} from './unseen-change';

/** A second press that comes sooner is a double click, and no answer to the sentence. */
const MIN_READING_MS = 1_000;

interface Found {
  readonly entry: EntryOfPerson;
  readonly change: UnseenChange;
}

/** Each request is checked once: Strapi publishes in two writes, and many entries in one request. */
const checkedRequests = new WeakMap<object, Promise<void>>();

/**
 * Refuses what a person does in the content manager to an entry that was changed since that person read it. The
 * sentence says who changed what; the same press again is let through. A save of what was deleted is refused each time.
 * @throws where the entry, or what the person has seen of it, cannot be looked up: such a write is refused
 */
export async function refuseUnseenChanges(strapi: Core.Strapi, write: Write): Promise<void> {
  const ctx = strapi.requestContext.get();
  const call = ctx && contentManagerCall(ctx);
  if (!ctx || !write.documentId || (call !== 'write-of-form' && call !== 'other-write')) return;
  const check =
    checkedRequests.get(ctx) ?? checkRequest(strapi, write, ctx, call === 'write-of-form');
  checkedRequests.set(ctx, check);
  await check;
}

async function checkRequest(
  strapi: Core.Strapi,
  write: Write,
  { request, state }: RequestContext,
  sendsForm: boolean,
): Promise<void> {
  const { uid, documentId } = write;
  const body: unknown = request.body;
  const ticked: unknown = isRecord(body) ? body.documentIds : undefined;
  const ids = Array.isArray(ticked) ? ticked.map(String) : [String(documentId)];
  const rights = entryRights(strapi, state.userAbility, uid);
  const found: Found[] = [];
  for (const entry of await readEntriesOfWrite(strapi, write, ids, state.user?.id)) {
    const deletion = sendsForm ? await describeDeletion(strapi, entry) : undefined;
    if (deletion) throw new errors.ApplicationError(deletion);
    const change = await (sendsForm ? findUnseenInForm : findUnseenInFormOrList)(
      strapi,
      entry,
      rights,
    );
    if (change) found.push({ entry, change });
    else forgetRefusal(entry);
  }
  const wasTold = found.every(({ entry, change }) => {
    const refusal = lastRefusal(entry);
    return refusal?.fingerprint === change.fingerprint && Date.now() - refusal.at > MIN_READING_MS;
  });
  if (wasTold) {
    for (const { entry } of found) forgetRefusal(entry);
    return;
  }
  const isMany = Array.isArray(ticked);
  const sentences = found.map(({ change, entry }) =>
    isMany
      ? changeInWordsForList(strapi, change, entry, rights)
      : changeInWordsWithValues(strapi, change, entry, rights),
  );
  const sentence = [...sentences, whatNow(uid, sendsForm)].join(' ');
  for (const { entry, change } of found) {
    const { versionId, fingerprint } = change;
    recordRefusal(entry, { at: Date.now(), sentence, versionId, fingerprint });
  }
  throw new errors.ApplicationError(sentence);
}

/** Once a write is stored, the person has seen what it stored. */
export async function recordOwnWrite(
  strapi: Core.Strapi,
  write: Write,
): Promise<(() => Promise<void>) | undefined> {
  const { uid, action, documentId } = write;
  const ctx = strapi.requestContext.get();
  const isKept = action === 'update' || action === 'discardDraft';
  if (!ctx || !isKept || !documentId || !contentManagerCall(ctx)) return undefined;
  const entries = await readEntriesOfWrite(strapi, write, [documentId], ctx.state.user?.id);
  return async () => {
    const recordings: (() => void)[] = [];
    for (const entry of entries) {
      const draft = await readFormDraft(strapi, entry);
      const digests = digestsOf(strapi, uid, draft ?? {});
      const reading = { from: 'form', at: Date.now(), digests, isAbsent: false } as const;
      if (draft) recordings.push(() => recordReading(entry, reading));
    }
    await strapi.db.transaction(({ onCommit }) => {
      onCommit(() => {
        for (const record of recordings) record();
      });
    });
  };
}

async function readEntriesOfWrite(
  strapi: Core.Strapi,
  { uid, locale }: Write,
  ids: readonly string[],
  personId: unknown,
): Promise<EntryOfPerson[]> {
  const codes =
    locale === '*' ? await readLocaleCodes(strapi) : [locale ?? ENGLISH].flat().map(String);
  const locales = isLocalized(strapi.contentType(uid)) ? codes : [''];
  return ids.flatMap((documentId) =>
    locales.map((each) => ({ personId, uid, documentId, locale: each })),
  );
}

function changeInWordsForList(
  strapi: Core.Strapi,
  change: UnseenChange,
  { uid, personId }: EntryOfPerson,
  { mayField }: EntryRights,
): string {
  const mainField = allViews(strapi)[uid]?.mainField ?? '';
  const { entry } = change;
  const name = entryName(entry, mainField, (field) => mayField('read', entry, field));
  return changeInWords(strapi, uid, { ...change, fields: undefined }, personId, `“${name}”`);
}

function whatNow(uid: string, sendsForm: boolean): string {
  if (!sendsForm) return 'Nothing was done. Look at it, and press again if you still want it.';
  const whereKept = isContent(uid) ? versionSentences().replaced : '';
  return `Nothing of yours is stored yet. Look at it, and press again to put yours in its place. ${whereKept}`.trim();
}
