import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsSettings } from '../../../../config/cms';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights } from '../../../access/entry-rights';
import { type SubmissionUid, submissionTypeOf } from '../../../content/submission-types';
import { dayInWords } from '../../../platform/time';

export async function privacyNoticeHandler(
  strapi: Core.Strapi,
  { params, state }: AdminContext,
): Promise<string | null> {
  const submissionType = submissionTypeOf(params.model);
  if (!submissionType) throw new errors.NotFoundError();
  const { uid } = submissionType;
  const mayRead = entryRights(strapi, state.userAbility, uid).mayField('read', {}, 'privacyNotice');
  if (!mayRead) throw new errors.ForbiddenError();
  return readNoticeDay(strapi, uid, params.code);
}

/** Returns the day of the oldest submission with a privacy notice. Still older ones may have been erased. */
export async function readNoticeDay(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  privacyNotice: string,
): Promise<string | null> {
  const { timeZone } = strapi.config.get<CmsSettings>('cms');
  const oldest: { createdAt: string } | null = await strapi.db
    .query(uid)
    .findOne({ select: ['createdAt'], where: { privacyNotice }, orderBy: { id: 'asc' } });
  return oldest && dayInWords(oldest.createdAt, timeZone);
}
