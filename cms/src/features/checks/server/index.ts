import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { type AdminContext, routeForType } from '../../../access/admin-route';
import { readEntryForPerson } from '../../../access/entry-rights';
import { parseInput } from '../../../access/parse-input';
import { ENGLISH } from '../../../content/languages/languages';
import { localeOf } from '../../../content/languages/strapi-locales';
import { findSingleEntryId } from '../../../content/rows';
import { isContent } from '../../../content/types';
import type { Feature } from '../../../feature';
import { settingsOf } from '../../../platform/cms-settings';
import { isRecord, type UnknownRecord } from '../../../platform/record';
import { checkEntry } from './check-entry';
import { findDeadLinks } from './dead-links';
import { findObstaclesOfDraft } from './obstacles';
import { readEntryToCheck } from './read-entry-to-check';

export { refuseWhatBreaksPages } from './obstacles';

export const checks: Feature = {
  routes: () => [routeForType('POST', '/website/check/:model', 'read', checkHandler)],
  shared: { findObstacles: findObstaclesOfDraft },
};

const FormSchema = v.object({
  /** Of the form, so a value may be anything. */
  values: v.custom<UnknownRecord>(isRecord),
  documentId: v.optional(v.string()),
  locale: v.optional(v.string(), ENGLISH),
});
const WRONG_FORM_MESSAGE = 'Send the values of the form; its documentId and its locale are texts.';

async function checkHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { model: uid } = ctx.params;
  if (!isContent(uid)) throw new errors.NotFoundError('This type is not checked');
  const form = parseInput(ctx.request.body, FormSchema, WRONG_FORM_MESSAGE);
  const { values, locale } = form;
  const documentId = form.documentId ?? (await findSingleEntryId(strapi, uid));
  if (documentId) {
    const ref = { uid, documentId, locale: localeOf(strapi, uid, locale) };
    await readEntryForPerson(strapi, ctx.state.userAbility, 'read', ref);
  }
  const entry = await readEntryToCheck(strapi, { uid, values, documentId, locale });
  const { siteUrl } = settingsOf(strapi);
  const findings = [...checkEntry(entry), ...(await findDeadLinks(entry, siteUrl))];
  return findings.map((finding) => ({
    ...finding,
    label: finding.field && entry.labelOf(finding.field),
  }));
}
