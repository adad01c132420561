import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CREATOR, type Entry, entryRights, entryWithCreator } from '../access/entry-rights';
import { entryName } from '../content/entry-name';
import { homeCards } from '../content/home-cards';
import {
  ENGLISH,
  isLocalized,
  isTranslation,
  languageName,
  TRANSLATIONS,
} from '../content/languages';
import { isContent, PROJECT } from '../content/types';
import { BIN_DAYS } from '../content/versions';
import { lastChange } from './last-change';
import { views } from './views/views';

const MAX_NAMES = 12;
/** A page of the admin's list has a hundred. */
const MAX_ENTRIES = 500;

interface Row {
  readonly locale?: string | null;
  readonly publishedAt?: unknown;
}

/** Answers with what to ask an editor before `action` (`save`, `unpublish` or `delete`). */
export function questionsAsked(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { model } = ctx.params;
    const view = views[model];
    if (!view) return ctx.notFound('There are no questions about this type');
    const { action, documentIds, openedAt, locale } = ctx.request.body ?? {};
    const ids = Array.isArray(documentIds) ? documentIds.filter(isText) : [];
    if (ids.length > MAX_ENTRIES) throw new errors.ValidationError('These are too many entries.');
    const rights = entryRights(strapi, ctx.state.userAbility, model);
    const sentences: (string | undefined)[] = [];
    if (action === 'save') {
      const language = isLocalized(strapi.contentType(model)) ? String(locale ?? ENGLISH) : '';
      const entry = await entryWithCreator(strapi, model, ids[0] ?? '', language);
      if (!rights.may('read', entry)) return ctx.forbidden();
      sentences.push(await lastChange(strapi, model, ids[0], openedAt, ctx.state.user.id, locale));
    } else {
      const isWhole = action === 'delete' || !isTranslation(locale);
      const inEnglish = isLocalized(strapi.contentType(model)) ? { locale: ENGLISH } : {};
      const where = { documentId: { $in: isWhole ? ids : [] }, ...inEnglish };
      const found = await strapi.db
        .query(model)
        .findMany({ where, populate: CREATOR, orderBy: { id: 'asc' } });
      const rows = found.filter((row) => rights.mayField('read', row, view.mainField));
      const nameOf = (row: Entry) =>
        entryName(row, view.mainField, (field) => rights.mayField('read', row, field));
      const names = new Map(rows.map((row) => [row.documentId, nameOf(row)]));
      if (action === 'delete') {
        sentences.push(...deletion(model, [...names.values()]));
        sentences.push(await languagesLost(strapi, model, [...names.keys()]));
      }
      const cards = model === PROJECT ? await homeCards(strapi) : [];
      for (const { url, publishedAt, documentId } of rows) {
        if (!publishedAt || !cards.includes(url)) continue;
        const name = names.get(documentId);
        sentences.push(`The home page has a card for “${name}”: the card goes too.`);
      }
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: sentences.filter((sentence) => sentence !== undefined) };
    return undefined;
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Which languages go with the entries, and what visitors lose. */
async function languagesLost(
  strapi: Core.Strapi,
  model: UID.ContentType,
  ids: readonly string[],
): Promise<string | undefined> {
  if (!isContent(model)) return undefined;
  const where = { documentId: { $in: ids } };
  const rows: Row[] = await strapi.db.query(model).findMany({ where });
  const published = rows.filter(({ publishedAt }) => publishedAt);
  const lost = published.length > 0 ? 'Visitors lose it at once' : 'Visitors see none of it today';
  if (!isLocalized(strapi.contentType(model))) return `${lost}.`;
  const [all, live] = [languagesOf(rows), languagesOf(published)];
  const going = `All languages go: ${all}.`;
  return live === '' || live === all ? `${going} ${lost}.` : `${going} ${lost} in ${live}.`;
}

function languagesOf(rows: readonly Row[]): string {
  const codes = [ENGLISH, ...Object.keys(TRANSLATIONS)];
  const present = codes.filter((code) => rows.some(({ locale }) => locale === code));
  return present.map(languageName).join(', ');
}

function deletion(model: string, names: readonly string[]): string[] {
  const listed = names.slice(0, MAX_NAMES).map((name) => `“${name}”`);
  if (names.length > MAX_NAMES) listed.push(`and ${names.length - MAX_NAMES} more`);
  const count = names.length === 1 ? 'One entry' : `${names.length} entries`;
  return [
    `${count} will be deleted: ${listed.join(', ')}.`,
    isContent(model)
      ? `For ${BIN_DAYS} days “Bin”, on the left, brings it back as a draft. To hide an entry, unpublish it.`
      : 'This cannot be undone here. The person who looks after the server can restore last night’s backup, which takes everything else back to last night too.',
  ];
}
