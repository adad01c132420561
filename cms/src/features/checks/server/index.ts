import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { type AdminContext, routeForType } from '../../../access/admin-route.ts';
import { readEntryForPerson } from '../../../access/entry-rights.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { localeOf } from '../../../content/languages/strapi-locales.ts';
import { findSingleEntryId } from '../../../content/rows.ts';
import { isContent } from '../../../content/types.ts';
import type { Feature } from '../../../feature.ts';
import { settingsOf } from '../../../platform/cms-settings.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import { isRecord, type UnknownRecord } from '../../../platform/record.ts';
import { CHECK_PATH } from '../paths.ts';
import { checkEntry } from './check-entry.ts';
import { findDeadLinks } from './dead-links.ts';
import { findObstaclesOfDraft } from './obstacles.ts';
import { readEntryToCheck } from './read-entry-to-check.ts';

export { refuseWhatBreaksPages } from './obstacles.ts';

export const checksFeature: Feature = {
  routes: () => [routeForType('POST', CHECK_PATH, 'read', checkHandler)],
  provided: { findObstacles: findObstaclesOfDraft },
};

const FormSchema = v.object({
  /** A person still types in the form, so a value may be anything. */
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
  const entry = await readEntryToCheck(strapi, ctx.state.userAbility, {
    uid,
    values,
    documentId,
    locale,
  });
  const { siteUrl } = settingsOf(strapi);
  const findings = [...checkEntry(entry), ...(await findDeadLinks(entry, siteUrl))];
  return findings.map((finding) => ({
    ...finding,
    label: finding.field && entry.labelOf(finding.field),
  }));
}
