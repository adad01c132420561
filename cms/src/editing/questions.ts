import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { CREATOR, type Entry, entryRights, entryWithCreator } from '../access/entry-rights';
import { nameOf as nameOfPerson, type Person } from '../content/acting-person';
import { entryName } from '../content/entry-name';
import { homeCards } from '../content/home-cards';
import {
  ENGLISH,
  isLocalized,
  isTranslation,
  languageName,
  TRANSLATIONS,
} from '../content/languages';
import { singleEntryId } from '../content/single-type';
import { BUILT_IN_PAGES } from '../content/site-slugs';
import { isContent, PROJECT } from '../content/types';
import { BIN_DAYS } from '../content/versions';
import { changesInList, lastChange } from './last-change';
import { linkedFrom } from './links/linked-from';
import { pathOf } from './links/path-of';
import { beginSave } from './saves-under-way';
import { seenInstead } from './seen-instead';
import { allViews } from './views/views';

/** The dialog fits on a small screen with them. */
const MAX_NAMES = 12;
/** A page of the admin's list has a hundred. */
const MAX_ENTRIES = 500;
const WRONG = 'Send what is to be done, its language, and at most 500 entries.';

interface Row {
  readonly locale?: string | null;
  readonly publishedAt?: unknown;
}

const Question = v.object({
  /** `delete` takes all languages; `change` stands for whatever else a button does with an entry. */
  action: v.picklist(['save', 'unpublish', 'delete', 'delete-language', 'change']),
  locale: v.optional(v.string(), ENGLISH),
  /** None for a page of which there is one, in a language in which it has no text yet. */
  entries: v.pipe(
    v.array(v.object({ documentId: v.string(), openedAt: v.optional(v.string()) })),
    v.maxLength(MAX_ENTRIES),
  ),
  /** The first values of the form; without it the entries are those of a list. */
  opened: v.optional(v.record(v.string(), v.unknown())),
  /** Whether the save follows, where nothing is to be asked. */
  isPressed: v.optional(v.boolean(), false),
});

/** What a button of the admin wants to know before it acts. */
export type Question = v.InferInput<typeof Question>;

/** Answers with what to ask an editor first: who changed it meanwhile, and what else goes. */
export function questionsAsked(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { model } = ctx.params;
    const view = allViews(strapi)[model];
    if (!view) return ctx.notFound('There are no questions about this type');
    const parsed = v.safeParse(Question, ctx.request.body);
    if (!parsed.success) throw new errors.ValidationError(WRONG);
    const { action, entries, locale, opened, isPressed } = parsed.output;
    const language = isLocalized(strapi.contentType(model)) ? locale : '';
    const ids = entries.map(({ documentId }) => documentId);
    const rights = entryRights(strapi, ctx.state.userAbility, model);
    const { kind, info } = strapi.contentType(model);
    const nameOf = (row: Entry) =>
      kind === 'singleType'
        ? info.displayName
        : entryName(row, view.mainField, (field) => rights.mayField('read', row, field));
    const editorId = ctx.state.user.id;
    ctx.set('Cache-Control', 'no-store');
    const sentences: (string | undefined)[] = [];
    if (opened) {
      const entry = await entryWithCreator(strapi, model, ids[0] ?? '', language);
      if (!rights.may('read', entry)) return ctx.forbidden();
      if (isPressed && rights.may('id' in entry ? 'update' : 'create', entry)) {
        const other = await otherSave(strapi, model, ids[0], ctx.state.user);
        if (other !== undefined) sentences.push(savingNow(other));
      }
      const seen = { uid: model, documentId: ids[0], locale: language, values: opened };
      const changed = await lastChange(strapi, seen, rights, editorId);
      sentences.push(changed && action === 'save' ? `${changed} ${replaced(model)}` : changed);
    } else {
      const listed = await changesInList(strapi, model, entries, language, editorId);
      for (const { row, sentence } of listed) {
        if (rights.mayField('read', row, view.mainField)) sentences.push(sentence(nameOf(row)));
      }
    }
    if (action !== 'save' && action !== 'change') {
      const isDeletion = action !== 'unpublish';
      const isWhole = action === 'delete' || !isTranslation(locale);
      const inLanguage = language === '' ? {} : { locale: isWhole ? ENGLISH : locale };
      const where = { documentId: { $in: ids }, ...inLanguage };
      const found = await strapi.db
        .query(model)
        .findMany({ where, populate: CREATOR, orderBy: { id: 'asc' } });
      const rows = found.filter((row) => rights.mayField('read', row, view.mainField));
      const names = new Map(rows.map((row) => [row.documentId, nameOf(row)]));
      const kept = rows.filter((row) => isDeletion && !rights.may('delete', row));
      if (kept.length > 0) {
        const keptNames = new Set(kept.map((row) => `“${names.get(row.documentId)}”`));
        const reason = 'visitors see it, or a colleague began it. Ask an Editor';
        ctx.body = { data: [`You may not delete ${namesOf([...keptNames])}: ${reason}.`] };
        return undefined;
      }
      const published = rows.filter(({ publishedAt }) => publishedAt);
      const seen = published.map((row) => seenInstead(model, row, isWhole ? ENGLISH : locale));
      const instead = new Set(seen.filter((sentence) => sentence !== undefined));
      if (action === 'delete') {
        sentences.unshift(...deletion(model, [...names.values()]));
        sentences.push(await languagesLost(strapi, model, [...names.keys()], instead.size > 0));
      }
      if (action === 'delete-language') {
        sentences.unshift(
          `${namesOf([...new Set(names.values())].map((name) => `“${name}”`))} will be deleted in ${languageName(locale)}. ${broughtBack()}`,
        );
        if (instead.size === 0) sentences.push(await leftOf(strapi, model, ids, locale));
      }
      sentences.push(...instead);
      // Of a translation English goes on, and the links lead there.
      for (const row of isWhole ? published : []) {
        const linking = await linkingEntries(strapi, ctx.state.userAbility, model, row, ids);
        if (linking.length === 0) continue;
        const name = names.get(row.documentId);
        sentences.push(
          `“${name}” is linked from ${namesOf(linking)}. Those links will lead nowhere: change them first.`,
        );
      }
      const cards = model === PROJECT && isWhole ? await homeCards(strapi) : [];
      for (const { url, documentId } of published) {
        if (!cards.includes(url)) continue;
        const name = names.get(documentId);
        sentences.push(`The home page has a card for “${name}”: the card goes too.`);
      }
    }
    ctx.body = { data: sentences.filter((sentence) => sentence !== undefined) };
    return undefined;
  };
}

/** Who saves the entry at this moment. Asked before the entry is read: of two presses one comes first. */
async function otherSave(
  strapi: Core.Strapi,
  model: UID.ContentType,
  id: string | undefined,
  person: Person,
): Promise<string | undefined> {
  const documentId = id ?? (await singleEntryId(strapi, model));
  const isThere = (await strapi.db.query(model).count({ where: { documentId } })) > 0;
  if (documentId === undefined || !isThere) return undefined;
  return beginSave(model, documentId, person.id, nameOfPerson(person));
}

function savingNow(name: string): string {
  return `${name || 'A colleague'} is saving this entry at this moment. Press Cancel, and then the button again: you read what changed. If you go on, your version takes the place of that one.`;
}

function replaced(model: string): string {
  const kept = isContent(model) ? ' Both versions stay in “History”.' : '';
  return `Saving puts your version in place of that one: copy what you wrote, load the page again, and add it there.${kept}`;
}

/** Which languages go with the entries, and what visitors lose where they see nothing instead. */
async function languagesLost(
  strapi: Core.Strapi,
  model: UID.ContentType,
  ids: readonly string[],
  isReplaced: boolean,
): Promise<string | undefined> {
  if (!isContent(model)) return undefined;
  const where = { documentId: { $in: ids } };
  const rows: Row[] = await strapi.db.query(model).findMany({ where });
  const published = rows.filter(({ publishedAt }) => publishedAt);
  const lost = published.length > 0 ? 'Visitors lose it at once' : 'Visitors see none of it today';
  if (!isLocalized(strapi.contentType(model))) return isReplaced ? undefined : `${lost}.`;
  const [all, live] = [languagesOf(rows), languagesOf(published)];
  const going = `All languages go: ${all}.`;
  if (isReplaced) return going;
  return live === '' || live === all ? `${going} ${lost}.` : `${going} ${lost} in ${live}.`;
}

/** What visitors see of entries that are deleted in one language. */
async function leftOf(
  strapi: Core.Strapi,
  model: UID.ContentType,
  ids: readonly string[],
  locale: string,
): Promise<string> {
  const where = { documentId: { $in: ids }, publishedAt: { $notNull: true } };
  const published: Row[] = await strapi.db.query(model).findMany({ where });
  if (!published.some((row) => row.locale === locale)) return 'Visitors see none of it today.';
  if (isTranslation(locale)) return 'Visitors then read it in English.';
  const others = languagesOf(published.filter((row) => row.locale !== locale));
  if (others === '') return 'Visitors lose it at once.';
  return `Visitors lose it at once, also in ${others}: without its English version they see nothing of it. “Delete entry (all locales)” deletes these too.`;
}

function languagesOf(rows: readonly Row[]): string {
  const codes = [ENGLISH, ...Object.keys(TRANSLATIONS)];
  const present = codes.filter((code) => rows.some(({ locale }) => locale === code));
  return present.map(languageName).join(', ');
}

/** The other entries whose links lead to a published page or project. */
async function linkingEntries(
  strapi: Core.Strapi,
  userAbility: unknown,
  model: string,
  entry: Entry,
  going: readonly unknown[],
): Promise<string[]> {
  const path = pathOf(model, entry);
  // The website shows the first text of these again.
  if (!path || BUILT_IN_PAGES.includes(String(entry.address))) return [];
  const entries = await linkedFrom(strapi, path);
  const names = entries
    .filter((linking) => !going.includes(linking.entry.documentId))
    .map(({ uid, entry: linking, name }) =>
      entryRights(strapi, userAbility, uid).may('read', linking) ? name : 'what you may not read',
    );
  return [...new Set(names)];
}

function namesOf(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMES);
  if (names.length > MAX_NAMES) first.push(`and ${names.length - MAX_NAMES} more`);
  return first.join(', ');
}

function broughtBack(): string {
  return `For ${BIN_DAYS} days “Bin”, on the left, brings it back as a draft.`;
}

function deletion(model: string, names: readonly string[]): string[] {
  const count = names.length === 1 ? 'One entry' : `${names.length} entries`;
  return [
    `${count} will be deleted: ${namesOf(names.map((name) => `“${name}”`))}.`,
    isContent(model)
      ? `${broughtBack()} To hide an entry, unpublish it.`
      : 'This cannot be undone here. The person who looks after the server can restore last night’s backup, which takes everything else back to last night too.',
  ];
}
