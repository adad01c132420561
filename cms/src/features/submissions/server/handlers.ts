import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route.ts';
import { entryRights } from '../../../access/entry-rights.ts';
import { type SubmissionType, submissionTypeOf } from '../../../content/submission-types.ts';
import { errorCode } from '../../../platform/error-code.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import { sentText } from '../../../platform/record.ts';
import { type CountsByType, totalOf } from '../../../submissions/counts.ts';
import {
  eraseSender,
  type FoundSubmissions,
  findSubmissionsOf,
  NO_SENDER_MESSAGE,
  senderFrom,
} from '../../../submissions/erase/erase.ts';
import { readCsvLines, readNoticeDay } from './export.ts';
import {
  MAX_SELECTED,
  SelectedSubmissionsSchema,
  type SetToDoneResult,
  setToDone,
} from './set-to-done.ts';

function submissionTypeFrom({ params }: AdminContext): SubmissionType {
  const submissionType = submissionTypeOf(params.model);
  if (!submissionType) throw new errors.NotFoundError('No visitor sends entries of this type');
  return submissionType;
}

export async function exportHandler(strapi: Core.Strapi, ctx: AdminContext): Promise<void> {
  const submissionType = submissionTypeFrom(ctx);
  const { plural } = submissionType;
  const { filters, _q } = ctx.query;
  const { userAbility, user } = ctx.state;
  const exportRequest = { filters, search: sentText(_q), userAbility, personId: user.id };
  const stream = Readable.from(await readCsvLines(strapi, submissionType, exportRequest));
  stream.once('error', (thrown) => {
    strapi.log.error(`An export of ${plural} broke off (${errorCode(thrown)})`);
    // Breaks the connection, so that a file which ends early does not look complete.
    ctx.res.destroy();
  });
  ctx.attachment(`${plural}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = stream;
}

export async function privacyNoticeHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<string | null> {
  const { uid } = submissionTypeFrom(ctx);
  const { mayField } = entryRights(strapi, ctx.state.userAbility, uid);
  if (!mayField('read', {}, 'privacyNotice')) throw new errors.ForbiddenError();
  return readNoticeDay(strapi, uid, ctx.params.code);
}

export async function doneHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<SetToDoneResult> {
  const { uid } = submissionTypeFrom(ctx);
  const selected = parseInput(
    ctx.request.body,
    SelectedSubmissionsSchema,
    `Send one to ${MAX_SELECTED} entries of the list.`,
  );
  const { userAbility, user } = ctx.state;
  return setToDone(strapi, uid, selected, userAbility, user.id);
}

const SenderSchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
});

/** The sender is in the body, since a proxy may log URLs. */
function senderIn(ctx: AdminContext) {
  const { email, phone } = parseInput(ctx.request.body, SenderSchema, NO_SENDER_MESSAGE);
  return senderFrom(email, phone);
}

export async function findSenderHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<FoundSubmissions> {
  return findSubmissionsOf(strapi, senderIn(ctx));
}

export async function eraseSenderHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<CountsByType> {
  const counts = await eraseSender(strapi, senderIn(ctx));
  const { id } = ctx.state.user;
  strapi.log.info(`Audit: staff member ${id} erased one person: ${totalOf(counts)} entries`);
  return counts;
}
