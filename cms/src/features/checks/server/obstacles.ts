import type { Core } from '@strapi/strapi';
import type { Finding } from '../../../content/finding';
import { ENGLISH, readLocaleCodes } from '../../../content/languages/languages';
import type { FindObstacles } from '../../../content/obstacles';
import { isContent } from '../../../content/types';
import { refusal } from '../../../platform/refusal';
import type { Write } from '../../../platform/write';
import { checkEntry } from './check-entry';
import { loadEntryToCheck } from './load-entry';

/** Refuses to publish what would break a page of the website. */
export async function refuseWhatBreaksPages(
  strapi: Core.Strapi,
  { uid, action, documentId, locale }: Write,
): Promise<void> {
  if (action !== 'publish' || !isContent(uid) || !documentId) return;
  const refused: Finding[] = [];
  for (const each of await readLocalesToPublish(strapi, locale)) {
    refused.push(...(await findObstaclesOfDraft(strapi, { uid, documentId, locale: each })));
  }
  if (refused.length > 0) throw refusal(refused);
}

export const findObstaclesOfDraft: FindObstacles = async (strapi, entry) => {
  const { uid, documentId } = entry;
  const locale = entry.locale || ENGLISH;
  const draft = await strapi
    .documents(uid)
    .findOne({ documentId, locale, status: 'draft', populate: '*' });
  if (!draft) return [];
  const form = { uid, values: draft, documentId, locale };
  const draftToCheck = await loadEntryToCheck(strapi, form);
  return checkEntry(draftToCheck).filter(({ isObstacle }) => isObstacle);
};

async function readLocalesToPublish(strapi: Core.Strapi, locale: unknown): Promise<string[]> {
  if (locale === '*') return readLocaleCodes(strapi);
  const locales = Array.isArray(locale) ? locale : [locale ?? ENGLISH];
  return locales.map(String);
}
