import type { Core } from '@strapi/strapi';
import type { SubmissionUid } from '../../../content/submission-types';
import type { CmsSettings } from '../../../platform/cms-settings';
import { dayInWords } from '../../../platform/time';

/** Returns the day of the oldest submission that is stored with a privacy notice. Null if none is. */
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
