import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../../../config/cms';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights, readEntryWithCreator } from '../../../access/entry-rights';
import { ENGLISH, isLocalized } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';
import { findSingleEntryId } from '../../../platform/find-single-entry-id';
import { isRecord } from '../../../platform/record';
import { contentViews } from '../../../views/views';
import { checkEntry } from './check-entry';
import { findDeadLinks } from './dead-links';
import { loadEntryToCheck } from './load-entry';

/** Answers what an editor should know of an entry as it stands in the form. */
export async function checkHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { model: uid } = ctx.params;
  if (!isContent(uid)) return ctx.notFound('This type is not checked');
  const body: unknown = ctx.request.body;
  const sent = isRecord(body) ? body : {};
  // The admin does not know the entry in a language in which nothing was saved.
  const documentId =
    typeof sent.documentId === 'string' ? sent.documentId : await findSingleEntryId(strapi, uid);
  const values = isRecord(sent.values) ? sent.values : {};
  const { siteUrl } = strapi.config.get<CmsSettings>('cms');
  const locale = typeof sent.locale === 'string' ? sent.locale : ENGLISH;
  if (documentId) {
    const language = isLocalized(strapi.contentType(uid)) ? locale : '';
    const stored = await readEntryWithCreator(strapi, { uid, documentId, locale: language });
    const rights = entryRights(strapi, ctx.state.userAbility, uid);
    if (!rights.may('read', stored)) return ctx.forbidden();
  }
  const entry = await loadEntryToCheck(strapi, { uid, values, documentId, locale });
  const findings = [...checkEntry(entry), ...(await findDeadLinks(entry, siteUrl))];
  return findings.map((finding) => ({
    ...finding,
    label: finding.field && contentViews[uid]?.fields[finding.field]?.label,
  }));
}
