import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { TRANSLATED_LANGUAGES } from '../../../content/languages/languages.ts';
import { type Person, personName } from '../../../platform/person.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';

/** The person who last said that a speaker has read everything in a language, and when. */
export interface Proofreading {
  readonly byName: string;
  readonly at: string;
}

/** By locale, without the languages that no speaker has read. */
export type Proofreadings = Readonly<Record<string, Proofreading>>;

const STORE_KEY = { type: 'core', name: 'website_proofreadings', key: 'by-language' } as const;

const StoredProofreadingsSchema = v.record(
  v.string(),
  v.object({ byName: v.string(), at: v.string() }),
);
export const ProofreadingSchema = v.strictObject({
  locale: v.picklist(Object.keys(TRANSLATED_LANGUAGES)),
  isProofread: v.boolean(),
});

/** Stores that a speaker has read everything in a language, or takes that back. */
export async function setProofreading(
  strapi: Core.Strapi,
  { locale, isProofread }: v.InferOutput<typeof ProofreadingSchema>,
  person: Person,
): Promise<Proofreadings> {
  return staffTransaction(strapi, async () => {
    // Two people may set two languages at the same time, which are in one value of the store.
    const value: Record<string, Proofreading> = { ...(await readProofreadings(strapi)) };
    if (isProofread) {
      value[locale] = { byName: personName(person), at: new Date().toISOString() };
    } else {
      delete value[locale];
    }
    await strapi.store.set({ ...STORE_KEY, value });
    return value;
  });
}

export async function readProofreadings(strapi: Core.Strapi): Promise<Proofreadings> {
  const { success, output } = v.safeParse(
    StoredProofreadingsSchema,
    await strapi.store.get(STORE_KEY),
  );
  return success ? output : {};
}
