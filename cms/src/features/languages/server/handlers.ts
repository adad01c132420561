import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { AdminContext } from '../../../access/admin-route.ts';
import { entryHandler } from '../../../access/entry-handler.ts';
import { entryRights } from '../../../access/entry-rights.ts';
import { CONTENT_UIDS, type ContentUid } from '../../../content/types.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';
import {
  ConfirmationSchema,
  confirmTranslation,
  findTranslation,
  readEnglishForTranslator,
} from './english-for-translator.ts';
import { ProofreadingSchema, setProofreading } from './proofreadings.ts';

const NO_TRANSLATION_MESSAGE = 'There is no such translation';
const WRONG_CONFIRMATION_MESSAGE =
  'Send the digest of what was shown, and the names of the fields that are still right.';
const WRONG_PROOFREADING_MESSAGE = 'Send a language, and whether a speaker has read it.';

export const englishForTranslatorHandler = entryHandler(
  'read',
  NO_TRANSLATION_MESSAGE,
  async (request) => {
    const translation = await findTranslation(request);
    if (!translation) throw new errors.NotFoundError(NO_TRANSLATION_MESSAGE);
    return readEnglishForTranslator(translation);
  },
);

export const confirmTranslationHandler = entryHandler(
  'update',
  NO_TRANSLATION_MESSAGE,
  async (request, ctx) => {
    const sent = parseInput(ctx.request.body, ConfirmationSchema, WRONG_CONFIRMATION_MESSAGE);
    if (!request.rights.may('read', request.entryRow)) throw new errors.ForbiddenError();
    return staffTransaction(request.strapi, async () => {
      const translation = await findTranslation(request);
      if (!translation?.translationDraft) throw new errors.NotFoundError(NO_TRANSLATION_MESSAGE);
      await confirmTranslation(translation, sent);
      return {};
    });
  },
);

export async function setProofreadingHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const sent = parseInput(ctx.request.body, ProofreadingSchema, WRONG_PROOFREADING_MESSAGE);
  const { userAbility } = ctx.state;
  const mayUpdate = (uid: ContentUid) =>
    entryRights(strapi, userAbility, uid).may('update', { locale: sent.locale });
  if (!CONTENT_UIDS.some(mayUpdate)) throw new errors.ForbiddenError();
  return setProofreading(strapi, sent, ctx.state.user);
}
