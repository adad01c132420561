import type { ContentUid } from '../../../src/content/types.ts';
import type {
  EntryToCheck,
  OtherEntry,
} from '../../../src/features/checks/server/entry-to-check.ts';
import type { Attributes } from '../../../src/features/checks/server/written-texts.ts';
import type { UnknownRecord } from '../../../src/platform/record.ts';
import type { TypeView } from '../../../src/views/type-view.ts';
import { built } from '../../support/built.ts';
import { entryToCheck } from '../../support/entry-to-check.ts';
import { componentAttributes, schemaOf } from '../../support/types.ts';

const { checkEntry } = built<typeof import('../../../src/features/checks/server/check-entry.ts')>(
  'features/checks/server/check-entry',
);
const { missingFields, writtenTexts } = built<
  typeof import('../../../src/features/checks/server/written-texts.ts')
>('features/checks/server/written-texts');
const { componentViews, contentViews } =
  built<typeof import('../../../src/views/views.ts')>('views/views');
const { recordsIn } = built<typeof import('../../../src/platform/record.ts')>('platform/record');

/** The values of another published entry of each type. */
const OTHERS: Readonly<Record<string, UnknownRecord>> = {
  project: { projectTitle: 'Project Spark', url: 'project-spark' },
  'stats-counter': {},
};
/** Of each single type: the lists of its published entry that a check compares with the form. */
const PUBLISHED: Readonly<Record<string, UnknownRecord>> = {
  transparency: {
    registrations: [{ kind: '80G', validUntil: '2031-03-31' }],
    board: [{ name: 'Sample', office: 'Chair' }],
  },
};
const SPARK = { documentId: 'a', title: 'Project Spark', url: 'project-spark', isPublished: true };

/**
 * Returns what the check finds in a form without images, one finding in a line. It needs no CMS: the test of the form
 * cases in `checks.test.ts` shows that the running CMS finds the same.
 */
export function findIn(type: string, values: UnknownRecord): string {
  const uid = `api::${type}.${type}` as ContentUid;
  const attributes: Attributes = schemaOf(type).attributes;
  const other = OTHERS[type];
  const others: OtherEntry[] = other
    ? [{ ...writtenTexts({}, other), publishedSlug: String(other.url ?? '') }]
    : [];
  const entry = entryToCheck({
    uid,
    values,
    ...writtenTexts(attributes, values),
    labelOf: labelsOf(contentViews[uid]),
    components: componentsIn(attributes),
    partsOf: (field) => {
      const component = attributes[field]?.component;
      const partAttributes: Attributes = component ? componentAttributes(component) : {};
      return recordsIn(values[field]).map((part) => writtenTexts(partAttributes, part));
    },
    missingFields: missingFields(attributes, values, () => []),
    others,
    projects: [SPARK],
    publishedEntry: PUBLISHED[type] ?? {},
  });
  return checkEntry(entry)
    .map(
      ({ field = '', text, isObstacle }) =>
        `${isObstacle ? 'refused' : 'warning'} ${field}: ${text}`,
    )
    .join('\n');
}

function componentsIn(attributes: Attributes): EntryToCheck['components'] {
  const components: Record<string, EntryToCheck['components'][string]> = {};
  for (const [field, { component }] of Object.entries(attributes)) {
    if (!component) continue;
    const view = componentViews[component];
    components[field] = {
      uid: component,
      mainField: view?.mainField ?? '',
      labelOf: labelsOf(view),
    };
  }
  return components;
}

const labelsOf = (view: TypeView | undefined) => (field: string) =>
  view?.fields[field]?.label ?? field;
