import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import { type ListedEntry, readListedEntry } from '../../../access/listed-entry';
import { entryRef } from '../../../content/entry-ref';
import { MAX_SENTENCE_LETTERS } from '../sentence';
import { findChangersSince } from './find-changers-since';
import { mailEditors, mailRequester } from './mails';
import {
  findRequest,
  type PublicationRequest,
  readRequests,
  requestPublication,
  sendBack,
} from './requests';

/** A request as the admin shows it. */
interface ShownRequest
  extends Pick<PublicationRequest, 'id' | 'byName' | 'sentence' | 'versionId'> {
  readonly at: string;
  /** Null while the request waits. */
  readonly sentBack: { readonly at: string; readonly by: string; readonly reason: string } | null;
}

/** What the panel beside an entry shows; null without a request. */
export type EntryRequest =
  | (ShownRequest & {
      /** The people who changed the draft since, where it is another now. */
      readonly changersSince: readonly string[];
    })
  | null;

/** A row of the page “Asked for”. */
export type RequestedEntry = ShownRequest & ListedEntry;

/** PostgreSQL's integers end here. */
const MAX_ID = 2 ** 31 - 1;
const Sentence = v.pipe(v.string(), v.trim(), v.maxLength(MAX_SENTENCE_LETTERS));
const RequestBody = v.object({ sentence: Sentence });
const SendBackBody = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID)),
  reason: v.pipe(Sentence, v.minLength(1)),
});
const WRONG_SENTENCE = `Write at most ${MAX_SENTENCE_LETTERS} letters.`;
const WRONG_REASON = `Say in at most ${MAX_SENTENCE_LETTERS} letters what is to be mended.`;
const NO_REQUESTS = 'The publication of this type is not asked for';

/** Answers with the entries that are asked for or were sent back, as far as the person may read them. */
export async function requestsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const data: RequestedEntry[] = [];
  for (const request of await readRequests(strapi)) {
    const entry = await readListedEntry(strapi, entryRef(request), ctx.state.userAbility);
    if (entry) data.push({ ...shownRequest(request), ...entry });
  }
  return data;
}

/** Answers with the request for an entry, for those who may read it. */
export const requestHandler = entryHandler(
  'read',
  NO_REQUESTS,
  async ({ strapi, entry, entryRow, rights }) => {
    const request = await findRequest(strapi, entry);
    const mayRead = (field: string) => rights.mayField('read', entryRow, field);
    if (!request) return null;
    const people = request.sentBackAt ? [] : await findChangersSince(strapi, request, mayRead);
    const shown: EntryRequest = { ...shownRequest(request), changersSince: people };
    return shown;
  },
);

/** An Author asks. */
export const askHandler = entryHandler('update', NO_REQUESTS, async ({ strapi, entry }, ctx) => {
  const parsed = v.safeParse(RequestBody, ctx.request.body);
  if (!parsed.success) throw new errors.ValidationError(WRONG_SENTENCE);
  const request = await requestPublication(strapi, entry, parsed.output.sentence, ctx.state.user);
  // The mails are sent after the answer, so that the person need not wait for the mail server.
  void mailEditors(strapi, request);
  return {};
});

/** An Editor sends back. */
export const sendBackHandler = entryHandler(
  'publish',
  NO_REQUESTS,
  async ({ strapi, entry }, ctx) => {
    const parsed = v.safeParse(SendBackBody, ctx.request.body);
    if (!parsed.success) throw new errors.ValidationError(WRONG_REASON);
    const { id, reason } = parsed.output;
    const request = await sendBack(strapi, entry, id, reason, ctx.state.user);
    void mailRequester(strapi, request);
    return {};
  },
);

function shownRequest(request: PublicationRequest): ShownRequest {
  const { id, byName, sentence, versionId, at, sentBackAt, sentBackBy, reason } = request;
  return {
    id,
    byName,
    sentence,
    versionId,
    at: new Date(at).toISOString(),
    sentBack: sentBackAt
      ? {
          at: new Date(sentBackAt).toISOString(),
          by: sentBackBy ?? '',
          reason: reason ?? '',
        }
      : null,
  };
}
