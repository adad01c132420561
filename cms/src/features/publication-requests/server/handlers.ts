import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route.ts';
import { entryHandler } from '../../../access/entry-handler.ts';
import { refOf } from '../../../content/entry-ref.ts';
import { type ListedEntry, readListedEntry } from '../../../entries/listed-entry.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import { RowIdSchema } from '../../../platform/row-id.ts';
import { MAX_MESSAGE_LETTERS, type ShownRequest } from '../shown-request.ts';
import { mailAsked, mailSentBack } from './mails.ts';
import {
  findNamesOfChangers,
  type PublicationRequest,
  readAllRequests,
  readRequest,
  requestPublication,
  sendBack,
} from './requests.ts';

export type PanelRequest = ShownRequest & {
  /** The names of the people who changed the draft after the request; empty if the draft is the same again. */
  readonly changedSinceBy: readonly string[];
};

export type ListedRequest = ShownRequest & ListedEntry;

const MessageSchema = v.pipe(v.string(), v.trim(), v.maxLength(MAX_MESSAGE_LETTERS));
const RequestBodySchema = v.object({ message: MessageSchema });
export type RequestBody = v.InferInput<typeof RequestBodySchema>;
const SendBackBodySchema = v.object({
  /** The id of the request that the panel shows. */
  id: RowIdSchema,
  reason: v.pipe(MessageSchema, v.minLength(1)),
});
export type SendBackBody = v.InferInput<typeof SendBackBodySchema>;
const TOO_LONG_MESSAGE = `Write at most ${MAX_MESSAGE_LETTERS} letters.`;
const WRONG_REASON_MESSAGE = `Say in at most ${MAX_MESSAGE_LETTERS} letters what has to be corrected.`;
const NOT_REQUESTABLE_MESSAGE = 'The publication of this type is not asked for';

/** Returns the requests for entries that the person may read, also those that were sent back. */
export async function allRequestsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const listed: ListedRequest[] = [];
  for (const request of await readAllRequests(strapi)) {
    const entry = await readListedEntry(strapi, refOf(request), ctx.state.userAbility);
    if (entry) listed.push({ ...toShownRequest(request), ...entry });
  }
  return listed;
}

export const entryRequestHandler = entryHandler(
  'read',
  NOT_REQUESTABLE_MESSAGE,
  async ({ strapi, ref, entryRow, rights }): Promise<PanelRequest | null> => {
    const request = await readRequest(strapi, ref);
    if (!request) return null;
    const shownRequest = toShownRequest(request);
    if (shownRequest.sentBack) return { ...shownRequest, changedSinceBy: [] };
    const mayRead = (field: string) => rights.mayField('read', entryRow, field);
    return {
      ...shownRequest,
      changedSinceBy: await findNamesOfChangers(strapi, request, mayRead),
    };
  },
);

export const requestPublicationHandler = entryHandler(
  'update',
  NOT_REQUESTABLE_MESSAGE,
  async ({ strapi, ref }, ctx) => {
    const { message } = parseInput(ctx.request.body, RequestBodySchema, TOO_LONG_MESSAGE);
    const request = await requestPublication(strapi, ref, message, ctx.state.user);
    // The answer does not wait for the mail server.
    void mailAsked(strapi, request);
    return {};
  },
);

export const sendBackHandler = entryHandler(
  'publish',
  NOT_REQUESTABLE_MESSAGE,
  async ({ strapi, ref }, ctx) => {
    const { id, reason } = parseInput(ctx.request.body, SendBackBodySchema, WRONG_REASON_MESSAGE);
    const request = await sendBack(strapi, ref, id, reason, ctx.state.user);
    void mailSentBack(strapi, request);
    return {};
  },
);

function toShownRequest(request: PublicationRequest): ShownRequest {
  const { id, byName, message, versionId, at, sentBackAt, sentBackBy, reason } = request;
  const sentBack = sentBackAt
    ? { at: new Date(sentBackAt).toISOString(), byName: sentBackBy ?? '', reason: reason ?? '' }
    : null;
  return { id, byName, message, versionId, at: new Date(at).toISOString(), sentBack };
}
