import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { TRANSLATED_LANGUAGES } from '../../../content/languages/languages';
import { fullName } from '../../../platform/person';

/** Who said last that a speaker has read all that is written in a language, and when. */
export interface Proofreading {
  readonly byName: string;
  readonly at: string;
}

/** The proofreadings of the languages that a speaker has read, by language. */
export type Proofreadings = Readonly<Record<string, Proofreading>>;

const STORED = { type: 'core', name: 'website_readings', key: 'by-language' } as const;

const StoredSchema = v.record(v.string(), v.object({ byName: v.string(), at: v.string() }));
const TickSchema = v.strictObject({
  locale: v.picklist(Object.keys(TRANSLATED_LANGUAGES)),
  isRead: v.boolean(),
});

/** Notes that a speaker has read a language, or takes that back. */
export async function tickProofreadingHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const parsed = v.safeParse(TickSchema, ctx.request.body);
  if (!parsed.success) {
    throw new errors.ValidationError('Send a language, and whether a speaker has read it.');
  }
  const { locale, isRead } = parsed.output;
  const { [locale]: _before, ...others } = await readProofreadings(strapi);
  const proofreading = { byName: fullName(ctx.state.user), at: new Date().toISOString() };
  const value = isRead ? { ...others, [locale]: proofreading } : others;
  await strapi.store.set({ ...STORED, value });
  return value;
}

export async function readProofreadings(strapi: Core.Strapi): Promise<Proofreadings> {
  const parsed = v.safeParse(StoredSchema, await strapi.store.get(STORED));
  return parsed.success ? parsed.output : {};
}
