import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { type Entry, entryRights, entryWithCreator } from '../../../access/entry-rights';
import { entryName } from '../../../content/entry-name';
import { ENGLISH, isLocalized } from '../../../content/languages';
import { isContent } from '../../../content/types';
import { fullName, type Person } from '../../../platform/person';
import { singleEntryId } from '../../../platform/single-type';
import { allViews } from '../../../views/views';
import {
  type BeforePublication,
  beforeFormIsPublished,
  beforeListIsPublished,
} from './before-publication';
import { changesInList } from './changes-in-list';
import { lastChange } from './last-change';
import { beginSave } from './saves-under-way';
import { whatGoes } from './what-goes/what-goes';

/** A page of the admin's list has a hundred. */
const MAX_ENTRIES = 500;
const WRONG = `Send what is to be done, its language, and at most ${MAX_ENTRIES} entries.`;

const IntendedAction = v.object({
  /** `delete` takes all languages; `change` stands for whatever else a button does with an entry. */
  action: v.picklist(['save', 'publish', 'unpublish', 'delete', 'delete-language', 'change']),
  locale: v.optional(v.string(), ENGLISH),
  /** None for a single type that was not saved in the language. */
  entries: v.pipe(
    v.array(
      v.object({
        documentId: v.string(),
        openedAt: v.optional(v.string()),
        /** Whether its English is published together with it. */
        isWithEnglish: v.optional(v.boolean(), false),
      }),
    ),
    v.maxLength(MAX_ENTRIES),
  ),
  /** The first values of the form; without it the entries are those of a list. */
  opened: v.optional(v.record(v.string(), v.unknown())),
  /** What stands in the form now, and would be published. */
  values: v.optional(v.record(v.string(), v.unknown())),
  /** Whether the save follows, where there is nothing to warn of. */
  isPressed: v.optional(v.boolean(), false),
});

/** What a button of the admin is about to do. */
export type IntendedAction = v.InferInput<typeof IntendedAction>;

/** Answers with what an editor should know first: who changed it meanwhile, and what else goes. */
export function warningsHandler(
  strapi: Core.Strapi,
  beforePublication: BeforePublication,
): Core.ControllerHandler {
  return async (ctx) => {
    const { model: uid } = ctx.params;
    const view = allViews(strapi)[uid];
    if (!view) return ctx.notFound('There are no warnings about this type');
    const parsed = v.safeParse(IntendedAction, ctx.request.body);
    if (!parsed.success) throw new errors.ValidationError(WRONG);
    const { action, entries, locale, opened, values, isPressed } = parsed.output;
    const language = isLocalized(strapi.contentType(uid)) ? locale || ENGLISH : '';
    const ids = entries.map(({ documentId }) => documentId);
    const { userAbility, user: person } = ctx.state;
    const rights = entryRights(strapi, userAbility, uid);
    const { kind, info } = strapi.contentType(uid);
    const nameOf = (row: Entry) =>
      kind === 'singleType'
        ? info.displayName
        : entryName(row, view.mainField, (field) => rights.mayField('read', row, field));
    const sentences: (string | undefined)[] = [];
    const isSaving = action === 'save' || action === 'publish';
    if (!isSaving && action !== 'change') {
      const going = { uid, action, ids, locale: language, nameOf, rights, userAbility };
      sentences.push(...(await whatGoes(strapi, going)));
    }
    if (opened) {
      const entry = await entryWithCreator(strapi, uid, ids[0] ?? '', language);
      if (!rights.may('read', entry)) return ctx.forbidden();
      if (isPressed && rights.may('id' in entry ? 'update' : 'create', entry)) {
        const other = await otherSave(strapi, uid, ids[0], person);
        if (other !== undefined) sentences.push(savingNow(other));
      }
      const seen = { uid, documentId: ids[0], locale: language, values: opened };
      const changed = await lastChange(strapi, seen, rights, person.id);
      sentences.push(changed && isSaving ? `${changed} ${replaced(uid, action)}` : changed);
      if (action === 'publish' && isContent(uid)) {
        const form = { uid, id: ids[0], locale: language, opened, values, rights, person };
        sentences.push(...(await beforeFormIsPublished(strapi, form, beforePublication)));
      }
    } else {
      const listed = await changesInList(strapi, uid, entries, language, person.id);
      for (const { row, sentence } of listed) {
        if (rights.mayField('read', row, view.mainField)) sentences.push(sentence(nameOf(row)));
      }
      if (action === 'publish' && isContent(uid)) {
        const list = { uid, entries, locale: language, nameOf, rights, person };
        sentences.push(...(await beforeListIsPublished(strapi, list, beforePublication)));
      }
    }
    ctx.body = { data: sentences.filter((sentence) => sentence !== undefined) };
    return undefined;
  };
}

/**
 * The person who is saving the entry at this moment. Ask for it before the entry is read: then one of two
 * people who press at the same time comes first.
 */
async function otherSave(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  id: string | undefined,
  person: Person,
): Promise<string | undefined> {
  const documentId = id ?? (await singleEntryId(strapi, uid));
  const isThere = (await strapi.db.query(uid).count({ where: { documentId } })) > 0;
  if (documentId === undefined || !isThere) return undefined;
  return beginSave(uid, documentId, person.id, fullName(person));
}

function savingNow(name: string): string {
  return `${name || 'A colleague'} is saving this entry at this moment. Press Cancel, and then the button again: you read what changed. If you go on, your version takes the place of that one.`;
}

function replaced(uid: string, action: 'save' | 'publish'): string {
  const doing = action === 'publish' ? 'Publishing' : 'Saving';
  const kept = isContent(uid) ? ' Both versions stay in “History”.' : '';
  return `${doing} puts your version in place of that one: copy what you wrote, load the page again, and add it there.${kept}`;
}
