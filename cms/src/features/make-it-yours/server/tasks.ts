import type { Core } from '@strapi/strapi';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { entryActionId, type UserAbility } from '../../../access/rights.ts';
import { editPath, listPath } from '../../../content/addresses/admin-paths.ts';
import { isBuiltInPage } from '../../../content/addresses/entry-pages.ts';
import { OUR_STORY_SLUG } from '../../../content/addresses/site-slugs.ts';
import { customFieldOf } from '../../../content/custom-fields.ts';
import { entryName } from '../../../content/entry-name.ts';
import {
  ENGLISH,
  isLocalized,
  isOfferedLanguage,
  TRANSLATED_LANGUAGES,
} from '../../../content/languages/languages.ts';
import { localeOf } from '../../../content/languages/strapi-locales.ts';
import { populateComponents, publishedElseDraft, whereLocale } from '../../../content/rows.ts';
import {
  CONTENT_TYPES,
  CONTENT_UIDS,
  type ContentUid,
  isSingleType,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
} from '../../../content/types.ts';
import { settingsOf } from '../../../platform/cms-settings.ts';
import { isRecord, type UnknownRecord } from '../../../platform/record.ts';
import { findHiddenTranslations } from '../../../sample/hidden-translations.ts';
import {
  fieldsStillAsSeeded,
  readFactsOrigin,
  readSeededDigests,
  type SeededDigests,
} from '../../../sample/seeded-digests.ts';
import { readStoredView, type StoredView } from '../../../views/stored-view.ts';
import type { FieldView } from '../../../views/type-view.ts';
import { contentViews } from '../../../views/views.ts';

const ALL_YOURS_MESSAGE = 'Nothing: it is yours.';
const LIST_EMPTY_MESSAGE = 'Nothing, and none of yours yet.';
const BUILT_IN_TEXT_MESSAGE = 'Nothing: the website’s own words, which say your name. Read them.';
const BUILT_IN_PROMISES_MESSAGE =
  'The website’s own words, which promise in your name. Read them, change what is not so, and publish.';

export interface Task {
  readonly uid: ContentUid;
  readonly name: string;
  readonly path: string;
  readonly hasSampleLeft: boolean;
  /** The sentence below the name. */
  readonly text: string;
}

export interface TaskOverview {
  readonly tasks: readonly Task[];
  /** By language. */
  readonly hiddenTranslationCounts: Readonly<Record<string, number>>;
}

/** How the page *Make it yours* treats a type, where the facts that its view marks do not say it all. */
interface TypeRules {
  /** Set if the seed takes facts of it from the folder of facts, which may be the operator's own before the first start. */
  readonly hasFactsOfFolder?: true;
  hasTask?(row: UnknownRecord): boolean;
  /** Replaces the fields that the view marks as the organisation's own facts. */
  ownFactFields?(row: UnknownRecord): readonly string[];
  readonly populate?: Readonly<UnknownRecord>;
  showsSampleImage?(row: UnknownRecord): boolean;
  /** Set if the built-in texts promise something in the organisation's name. */
  readonly hasPromises?: true;
  /** Without it, the task has the name of the type. */
  taskName?(typeLabel: string, entryLabel: string): string;
}

/** A type without rules is one of which the facts that its view marks say it all. */
const RULES_BY_TYPE: Readonly<Partial<Record<ContentUid, TypeRules>>> = {
  [ORGANISATION]: { hasFactsOfFolder: true },
  [OPPORTUNITY_PAGE]: {
    hasPromises: true,
    taskName: (typeLabel, entryLabel) => `${typeLabel} “${entryLabel}”`,
  },
  [PAGE]: {
    hasFactsOfFolder: true,
    hasTask: (row) => isBuiltInPage(PAGE, row),
    // The story of an organisation is a fact; the texts of its policies are not.
    ownFactFields: (row) => (isOurStory(row) ? ['body'] : []),
    populate: { picture: { populate: POPULATE_CREATOR } },
    // An image that the seed stored has no creator.
    showsSampleImage: (row) => isOurStory(row) && isRecord(row.picture) && !row.picture.createdBy,
    taskName: (_typeLabel, entryLabel) => entryLabel,
  },
};

function rulesOf(uid: ContentUid): TypeRules {
  return RULES_BY_TYPE[uid] ?? {};
}

function isOurStory({ address }: UnknownRecord): boolean {
  return address === OUR_STORY_SLUG;
}

/** Reads which parts of the website may still be the sample's. Leaves out what the person may not change. */
export async function readTasks(
  strapi: Core.Strapi,
  userAbility: UserAbility,
): Promise<TaskOverview> {
  const digests = await readSeededDigests(strapi);
  const tasks: Task[] = [];
  const mayChange = (uid: ContentUid) => userAbility.can(entryActionId('update'), uid);
  for (const uid of CONTENT_UIDS.filter(mayChange)) {
    tasks.push(...(await readTasksOfType(strapi, digests, uid, userAbility)));
  }
  const hiddenTranslationCounts = await countHiddenTranslations(strapi, digests, userAbility);
  return { tasks, hiddenTranslationCounts };
}

async function readTasksOfType(
  strapi: Core.Strapi,
  digests: SeededDigests,
  uid: ContentUid,
  userAbility: unknown,
): Promise<Task[]> {
  const rights = entryRights(strapi, userAbility, uid);
  const rows = (await readShownRows(strapi, uid)).filter((row) => rights.may('update', row));
  if (CONTENT_TYPES[uid].sampleEntriesAre === 'removed' && !isSingleType(uid)) {
    return [listTask(strapi, uid, rows, digests)];
  }
  const view = await readStoredView(strapi, uid);
  const { hasFactsOfFolder, hasTask } = rulesOf(uid);
  const hasSampleFacts = !hasFactsOfFolder || (await readFactsOrigin(strapi)) === 'sample';
  const seededFields = (row: UnknownRecord) =>
    hasSampleFacts ? fieldsStillAsSeeded(digests, uid, row) : [];
  return rows
    .filter((row) => hasTask?.(row) ?? true)
    .map((row) => entryTask(strapi, uid, view, row, seededFields(row)));
}

function listTask(
  strapi: Core.Strapi,
  uid: ContentUid,
  rows: readonly UnknownRecord[],
  digests: SeededDigests,
): Task {
  const { attributes, info } = strapi.contentType(uid);
  // An editor may have changed only a date: the entry is the sample's while one of its long texts is.
  const isLongText = (field: string) => {
    const attribute = attributes[field];
    if (attribute?.type === 'richtext') return true;
    return attribute?.type === 'text' && customFieldOf(attribute) !== 'link';
  };
  const count = rows.filter(
    (row) => isUntouched(row) || fieldsStillAsSeeded(digests, uid, row).some(isLongText),
  ).length;
  const textIfNone = rows.length === 0 ? LIST_EMPTY_MESSAGE : ALL_YOURS_MESSAGE;
  return {
    uid,
    name: info.displayName,
    path: listPath(uid),
    hasSampleLeft: count > 0,
    text: count > 0 ? `${count} of the sample` : textIfNone,
  };
}

/** @param seededFields the fields that still have the value that the seed wrote */
function entryTask(
  strapi: Core.Strapi,
  uid: ContentUid,
  view: StoredView,
  row: UnknownRecord,
  seededFields: readonly string[],
): Task {
  const seededLabels = (fields: readonly string[]) =>
    seededFields.filter((field) => fields.includes(field)).map(view.labelOf);
  const rules = rulesOf(uid);
  const factLabels = seededLabels(rules.ownFactFields?.(row) ?? fieldsWithFact(uid, 'own'));
  if (rules.showsSampleImage?.(row)) factLabels.push('Picture');
  const commonFactLabels = seededLabels(fieldsWithFact(uid, 'common'));
  const hasPromises = rules.hasPromises === true && isUntouched(row);
  let text = ALL_YOURS_MESSAGE;
  if (factLabels.length > 0) text = `Of the sample: ${factLabels.join(', ')}.`;
  else if (hasPromises) text = BUILT_IN_PROMISES_MESSAGE;
  else if (isUntouched(row)) text = BUILT_IN_TEXT_MESSAGE;
  if (commonFactLabels.length > 0) {
    text += ` Look at: ${commonFactLabels.join(', ')}. The sample says the same.`;
  }
  const { displayName } = strapi.contentType(uid).info;
  return {
    uid,
    name: rules.taskName?.(displayName, entryName(row, view)) ?? displayName,
    path: editPath({ uid, documentId: String(row.documentId) }),
    hasSampleLeft: factLabels.length > 0 || hasPromises,
    text,
  };
}

/** Whether no person created or saved the entry. */
function isUntouched({ createdBy, updatedBy }: UnknownRecord): boolean {
  return !createdBy && !updatedBy;
}

/** Reads the English entries of a type: as visitors see them, else the drafts. */
async function readShownRows(strapi: Core.Strapi, uid: ContentUid): Promise<UnknownRecord[]> {
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: whereLocale(localeOf(strapi, uid, ENGLISH)),
    populate: {
      ...populateComponents(strapi, uid),
      ...POPULATE_CREATOR,
      ...rulesOf(uid).populate,
      updatedBy: true,
    },
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
  });
  return publishedElseDraft(rows);
}

function fieldsWithFact(uid: ContentUid, kind: FieldView['fact']): string[] {
  const fields = Object.entries(contentViews[uid].fields);
  return fields.filter(([, { fact }]) => fact === kind).map(([field]) => field);
}

async function countHiddenTranslations(
  strapi: Core.Strapi,
  digests: SeededDigests,
  userAbility: unknown,
): Promise<Record<string, number>> {
  const { languages } = settingsOf(strapi);
  const counts: Record<string, number> = {};
  for (const locale of Object.keys(TRANSLATED_LANGUAGES)) {
    if (!isOfferedLanguage(locale, languages)) continue;
    let count = 0;
    for (const uid of CONTENT_UIDS) {
      const mayUpdate = entryRights(strapi, userAbility, uid).may('update', { locale });
      if (!mayUpdate || !isLocalized(strapi.contentType(uid))) continue;
      const query = { uid, locale, status: 'published' } as const;
      count += (await findHiddenTranslations(strapi, digests, query)).size;
    }
    if (count > 0) counts[locale] = count;
  }
  return counts;
}
