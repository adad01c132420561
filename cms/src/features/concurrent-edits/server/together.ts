import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { entryRights, entryWithCreator } from '../../../access/entry-rights';
import { ENGLISH, isLocalized } from '../../../content/languages/languages';
import { fullName } from '../../../platform/person';
import { allViews } from '../../../views/views';
import { noteOpenForm } from './open-forms';
import { refusalOf } from './readings';
import { changedLater, changeInWords } from './unseen-change';

const MAX_MARK_LETTERS = 40;
const Body = v.object({
  /** The entry's `updatedAt`, as the form has it; none where nobody wrote in the language. */
  openedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** A mark that is another one each time that the person typed. */
  typed: v.pipe(v.string(), v.maxLength(MAX_MARK_LETTERS)),
});

/** What a form tells of itself while it is open. */
export type OpenedForm = v.InferInput<typeof Body>;

/** What the panel beside a form says of other people. */
export interface Together {
  readonly others: readonly {
    readonly name: string;
    readonly since: string;
    readonly locale: string;
  }[];
  /** What was changed since the form was filled; null where nothing was. */
  readonly changed: string | null;
  /** Why the last press of this person was refused; null once it was let through. */
  readonly refused: string | null;
}

/** Answers who else has the entry open, and what this person should know before pressing a button. */
export function togetherHandler(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { model: uid, documentId } = ctx.params;
    if (!allViews(strapi)[uid]) return ctx.notFound('Nobody writes entries of this type');
    const parsed = v.safeParse(Body, ctx.request.body);
    if (!parsed.success) throw new errors.ValidationError('Send when the form was filled.');
    const { openedAt, typed } = parsed.output;
    const locale = isLocalized(strapi.contentType(uid)) ? String(ctx.query.locale ?? ENGLISH) : '';
    const entry = await entryWithCreator(strapi, uid, documentId, locale);
    if (!entryRights(strapi, ctx.state.userAbility, uid).may('read', entry)) return ctx.forbidden();
    const personId = ctx.state.user.id;
    const name = fullName(ctx.state.user) || 'A colleague';
    const others = noteOpenForm(uid, documentId, { personId, name, locale, typed });
    const change = openedAt && (await changedLater(strapi, uid, entry, locale, openedAt));
    const refusal = refusalOf({ personId, uid, documentId, locale });
    const data: Together = {
      others: others.map((other) => ({
        name: other.name,
        since: new Date(other.since).toISOString(),
        locale: other.locale,
      })),
      changed: change ? changeInWords(strapi, uid, change, personId) : null,
      refused: refusal?.sentence ?? null,
    };
    ctx.body = { data };
    return undefined;
  };
}
