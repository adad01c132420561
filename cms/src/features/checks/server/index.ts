import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type AdminContext, routeForType } from '../../../access/admin-route';
import { readEntryForPerson } from '../../../access/entry-rights';
import { ENGLISH } from '../../../content/languages/languages';
import { localeOf } from '../../../content/languages/strapi-locales';
import { findSingleEntryId } from '../../../content/rows';
import { isContent } from '../../../content/types';
import type { Feature } from '../../../feature';
import type { CmsSettings } from '../../../platform/cms-settings';
import { isRecord } from '../../../platform/record';
import { checkEntry } from './check-entry';
import { findDeadLinks } from './dead-links';
import { findObstaclesOfDraft } from './obstacles';
import { readEntryToCheck } from './read-entry';

export { refuseWhatBreaksPages } from './obstacles';

export const checks: Feature = {
  routes: () => [routeForType('POST', '/website/check/:model', 'read', checkHandler)],
  shared: { findObstacles: findObstaclesOfDraft },
};

async function checkHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { model: uid } = ctx.params;
  if (!isContent(uid)) throw new errors.NotFoundError('This type is not checked');
  const body: unknown = ctx.request.body;
  const form = isRecord(body) ? body : {};
  const values = isRecord(form.values) ? form.values : {};
  const locale = typeof form.locale === 'string' ? form.locale : ENGLISH;
  const documentId =
    typeof form.documentId === 'string' ? form.documentId : await findSingleEntryId(strapi, uid);
  if (documentId) {
    const ref = { uid, documentId, locale: localeOf(strapi, uid, locale) };
    await readEntryForPerson(strapi, ctx.state.userAbility, 'read', ref);
  }
  const entry = await readEntryToCheck(strapi, { uid, values, documentId, locale });
  const { siteUrl } = strapi.config.get<CmsSettings>('cms');
  const findings = [...checkEntry(entry), ...(await findDeadLinks(entry, siteUrl))];
  return findings.map((finding) => ({
    ...finding,
    label: finding.field && entry.labelOf(finding.field),
  }));
}
