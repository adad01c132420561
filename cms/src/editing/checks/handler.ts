import type { Core } from '@strapi/strapi';
import type { Website } from '../../../config/website';
import { entryRights, entryWithCreator } from '../../access/entry-rights';
import { ENGLISH, isLocalized, localeCodes } from '../../content/languages';
import { type ContentUid, isContent } from '../../content/types';
import { isRecord } from '../../platform/is-record';
import { refusal } from '../../platform/refusal';
import { singleEntryId } from '../../platform/single-type';
import type { Write } from '../../platform/write';
import { views } from '../views/views';
import { checkEntry } from './check-entry';
import { deadLinkFindings } from './dead-links';
import type { Finding } from './finding';
import { loadEntryToCheck } from './load-entry';

/** Answers what an editor should know of an entry as it stands in the form. */
export function checkHandler(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { model } = ctx.params;
    if (!isContent(model)) return ctx.notFound('This type is not checked');
    const body: unknown = ctx.request.body;
    const sent = isRecord(body) ? body : {};
    // The admin does not know the entry in a language in which nothing was saved.
    const documentId =
      typeof sent.documentId === 'string' ? sent.documentId : await singleEntryId(strapi, model);
    const values = isRecord(sent.values) ? sent.values : {};
    const { siteUrl } = strapi.config.get<Website>('website');
    const locale = typeof sent.locale === 'string' ? sent.locale : ENGLISH;
    if (documentId) {
      const language = isLocalized(strapi.contentType(model)) ? locale : '';
      const stored = await entryWithCreator(strapi, model, documentId, language);
      const rights = entryRights(strapi, ctx.state.userAbility, model);
      if (!rights.may('read', stored)) return ctx.forbidden();
    }
    const entry = await loadEntryToCheck(strapi, { uid: model, values, documentId, locale });
    const findings = [...checkEntry(entry), ...(await deadLinkFindings(entry, siteUrl))];
    ctx.body = {
      data: findings.map((finding) => ({
        ...finding,
        label: finding.field && views[model]?.fields[finding.field]?.label,
      })),
    };
    return undefined;
  };
}

/** Refuses to publish what would break a page of the website. */
export async function refuseWhatBreaksPages(
  strapi: Core.Strapi,
  { uid, action, documentId, locale }: Write,
): Promise<void> {
  if (action !== 'publish' || !isContent(uid) || !documentId) return;
  const refused: Finding[] = [];
  for (const each of await publishedLocales(strapi, locale)) {
    refused.push(...(await obstaclesOf(strapi, uid, documentId, each)));
  }
  if (refused.length > 0) throw refusal(refused);
}

/** What visitors would lose or miss if an entry were published as it stands in the form. */
export async function lossesOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string | undefined,
  locale: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const entry = await loadEntryToCheck(strapi, { uid, values, documentId, locale });
  const findings = checkEntry(entry);
  // It is not published then, and the form says why.
  if (findings.some(({ blocks }) => blocks)) return [];
  return findings.filter(({ isLoss }) => isLoss).map(({ text }) => text);
}

/** The obstacles that keep the stored draft of an entry from being published; `locale` may be empty. */
export async function obstaclesOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  locale: string,
): Promise<Finding[]> {
  const language = locale || ENGLISH;
  const draft = await strapi
    .documents(uid)
    .findOne({ documentId, locale: language, status: 'draft', populate: '*' });
  if (!draft) return [];
  const subject = { uid, values: draft, documentId, locale: language };
  const entry = await loadEntryToCheck(strapi, subject);
  return checkEntry(entry).filter(({ blocks }) => blocks);
}

async function publishedLocales(strapi: Core.Strapi, locale: unknown): Promise<string[]> {
  if (locale === '*') return localeCodes(strapi);
  const locales = Array.isArray(locale) ? locale : [locale ?? ENGLISH];
  return locales.map(String);
}
