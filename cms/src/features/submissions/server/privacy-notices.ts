import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsSettings } from '../../../../config/cms';
import type { AdminContext } from '../../../access/admin-route';
import { type SubmissionUid, submissionTypeOf } from '../../../content/submission-types';
import type { UnknownRecord } from '../../../platform/record';
import { dayInWords } from '../../../platform/time';

/** The day of the oldest submission with each privacy notice. Still older ones may have been erased. */
export type NoticeDays = Readonly<Record<string, string>>;

export async function privacyNoticesHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<NoticeDays> {
  const submissionType = submissionTypeOf(ctx.params.model);
  if (!submissionType) throw new errors.NotFoundError();
  return readNoticeDays(strapi, submissionType.uid);
}

export async function readNoticeDays(strapi: Core.Strapi, uid: SubmissionUid): Promise<NoticeDays> {
  const { timeZone } = strapi.config.get<CmsSettings>('cms');
  const entries: UnknownRecord[] = await strapi.db.query(uid).findMany({
    select: ['privacyNotice', 'createdAt'],
    where: { privacyNotice: { $notNull: true } },
    orderBy: { id: 'desc' },
  });
  const days: Record<string, string> = {};
  // The newest come first, so each notice gets the day of its oldest submission last.
  for (const { privacyNotice, createdAt } of entries) {
    days[String(privacyNotice)] = dayInWords(String(createdAt), timeZone);
  }
  return days;
}
