import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryRights } from '../../../access/entry-rights.ts';
import { readLocalesOfWrite } from '../../../content/languages/strapi-locales.ts';
import { isContent } from '../../../content/types.ts';
import { providedByFeatures } from '../../../feature.ts';
import { isRecord } from '../../../platform/record.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { Write } from '../../../platform/writes/write.ts';
import { readStoredView } from '../../../views/stored-view.ts';
import {
  changeMessageWithName,
  changeMessageWithValues,
  readDeletionMessage,
} from './change-messages.ts';
import { contentManagerCall } from './content-manager-call.ts';
import {
  deleteRefusal,
  lastRefusalOf,
  type RefWithPerson,
  rememberRefusal,
} from './seen-entries.ts';
import {
  findUnseenChangeInForm,
  findUnseenChangeInFormOrList,
  type UnseenChange,
} from './unseen-change.ts';

/** A second press sooner than this is a double click: no person reads the message so fast. */
const MIN_READING_MS = 1_000;

interface ChangeOfEntry {
  readonly ref: RefWithPerson;
  readonly change: UnseenChange;
}

/** One check for each request, which is one press: Strapi publishes in two writes, and many entries in one request. */
const unseenChecks = new WeakMap<object, Promise<void>>();

/**
 * Refuses a press in the content manager if the entry has changed since the person saw it. The next press passes if the
 * person had a second to read the message and no person changed the entry again: Strapi has no place for a dialog that
 * asks (docs/decisions/concurrent-edits.md). A save of a deleted entry never passes.
 */
export async function refuseUnseenChanges(strapi: Core.Strapi, write: Write): Promise<void> {
  const ctx = strapi.requestContext.get();
  if (!ctx || !write.documentId) return;
  const call = contentManagerCall(ctx);
  if (call !== 'save-form' && call !== 'other-write') return;
  const isSave = call === 'save-form';
  const check = unseenChecks.get(ctx) ?? refuseUnseenChangesOfRequest(strapi, write, ctx, isSave);
  unseenChecks.set(ctx, check);
  await check;
}

async function refuseUnseenChangesOfRequest(
  strapi: Core.Strapi,
  write: Write,
  ctx: RequestContext,
  isSave: boolean,
): Promise<void> {
  const selectedIds = selectedIdsIn(ctx.request.body);
  const rights = entryRights(strapi, ctx.state.userAbility, write.uid);
  const unseenChanges: ChangeOfEntry[] = [];
  for (const ref of await readRefsOfRequest(strapi, write, ctx, selectedIds)) {
    const deletion = isSave ? await readDeletionMessage(strapi, ref) : undefined;
    if (deletion) throw new errors.ApplicationError(deletion);
    // Only a save always comes from the form. Other actions are in the lists too.
    const change = isSave
      ? await findUnseenChangeInForm(strapi, ref, rights)
      : await findUnseenChangeInFormOrList(strapi, ref, rights);
    if (change) unseenChanges.push({ ref, change });
    else deleteRefusal(ref);
  }
  if (unseenChanges.length === 0) return;
  if (unseenChanges.every(hasReadMessage)) {
    for (const { ref } of unseenChanges) deleteRefusal(ref);
    return;
  }
  const view = await readStoredView(strapi, write.uid);
  const messages = unseenChanges.map(({ ref, change }) =>
    selectedIds
      ? changeMessageWithName(view, change, ref, rights)
      : changeMessageWithValues(view, change, ref, rights),
  );
  const message = [...messages, nextStepMessage(write, isSave)].join(' ');
  for (const { ref, change } of unseenChanges) {
    const { seenVersionId, fingerprint } = change;
    rememberRefusal(ref, { at: Date.now(), message, seenVersionId, fingerprint });
  }
  throw new errors.ApplicationError(message);
}

/** The ids of the entries that are selected in a list; undefined for a write of one entry. */
function selectedIdsIn(body: unknown): string[] | undefined {
  const ids: unknown = isRecord(body) ? body.documentIds : undefined;
  return Array.isArray(ids) ? ids.map(String) : undefined;
}

/** Returns each entry that a request writes, once for each language that it writes. */
async function readRefsOfRequest(
  strapi: Core.Strapi,
  write: Write,
  { state }: RequestContext,
  selectedIds: readonly string[] | undefined,
): Promise<RefWithPerson[]> {
  const { uid } = write;
  const locales = await readLocalesOfWrite(strapi, write);
  const refs: RefWithPerson[] = [];
  for (const documentId of selectedIds ?? [String(write.documentId)]) {
    for (const locale of locales) {
      refs.push({ personId: state.user?.id, uid, documentId, locale });
    }
  }
  return refs;
}

/** Whether the CMS refused the person because of exactly this change, and the person has had time to read why. */
function hasReadMessage({ ref, change }: ChangeOfEntry): boolean {
  const refusal = lastRefusalOf(ref);
  return refusal?.fingerprint === change.fingerprint && Date.now() - refusal.at > MIN_READING_MS;
}

function nextStepMessage({ uid }: Write, isSave: boolean): string {
  if (!isSave) return 'Nothing was done. Look at it, and press again if you still want it.';
  const history = isContent(uid) ? providedByFeatures.replacedVersionMessage : '';
  return `Nothing of yours is stored yet. Look at it, and press again to put yours in its place. ${history}`.trim();
}
