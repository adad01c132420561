import type { Core } from '@strapi/strapi';
import type { EntryRef } from '../../../content/entry-ref.ts';
import type { Finding } from '../../../content/finding.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { readLocalesOfWrite } from '../../../content/languages/strapi-locales.ts';
import { populateFields, readDraft } from '../../../content/rows.ts';
import { isContent } from '../../../content/types.ts';
import { validationError } from '../../../platform/validation-error.ts';
import { actingPerson } from '../../../platform/writes/acting-person.ts';
import { isAlreadyChecked } from '../../../platform/writes/checked-writes.ts';
import type { Write } from '../../../platform/writes/write.ts';
import { checkEntry } from './check-entry.ts';
import { readEntryToCheck } from './read-entry-to-check.ts';

/**
 * @throws {errors.ValidationError} with all obstacles, of each language that the write publishes
 * @throws {Error} if code publishes for a person with `create` or `update`, without `runAsChecked`: the check reads
 * the draft, which these have yet to store
 */
export async function refuseWhatBreaksPages(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, documentId, publishes } = write;
  if (!publishes || !isContent(uid)) return;
  if (action !== 'publish') {
    // The seed acts for no person.
    const needsCheck = actingPerson(strapi) && !isAlreadyChecked();
    if (needsCheck) throw new Error(`Publish ${uid} with publish: ${action} is not checked.`);
    return;
  }
  if (!documentId) return;
  const obstacles: Finding[] = [];
  for (const locale of await readLocalesOfWrite(strapi, write)) {
    obstacles.push(...(await findObstaclesOfDraft(strapi, { uid, documentId, locale })));
  }
  if (obstacles.length > 0) throw validationError(obstacles);
}

export async function findObstaclesOfDraft(strapi: Core.Strapi, ref: EntryRef): Promise<Finding[]> {
  const { uid, documentId } = ref;
  // A type without languages has no translations, so the checks of English run for it.
  const locale = ref.locale || ENGLISH;
  const fields = Object.entries(strapi.contentType(uid).attributes);
  const draft = await readDraft(strapi, ref, populateFields(fields));
  if (!draft) return [];
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  const form = { uid, values: draft, documentId, locale };
  const entryToCheck = await readEntryToCheck(strapi, userAbility, form);
  return checkEntry(entryToCheck).filter(({ isObstacle }) => isObstacle);
}
