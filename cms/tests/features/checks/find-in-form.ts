import tile from '../../../src/components/texts/tile.json' with { type: 'json' };
import type { ContentUid } from '../../../src/content/types.ts';
import type { OtherEntry } from '../../../src/features/checks/server/entry-to-check.ts';
import type { Attributes } from '../../../src/features/checks/server/written-texts.ts';
import type { UnknownRecord } from '../../../src/platform/record.ts';
import { built } from '../../support/built.ts';
import { entryToCheck } from '../../support/entry-to-check.ts';
import { schemaOf } from '../../support/types.ts';

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
const SPARK = { documentId: 'a', title: 'Project Spark', url: 'project-spark', isPublished: true };

/**
 * Returns what the check finds in a form without images, one finding in a line. It needs no CMS: the test of the form
 * cases in `checks.test.ts` shows that the running CMS finds the same.
 */
export function findIn(type: string, values: UnknownRecord): string {
  const uid = `api::${type}.${type}` as ContentUid;
  const attributes: Attributes = schemaOf(type).attributes;
  const labelOf = (field: string) => contentViews[uid]?.fields[field]?.label ?? field;
  const shortcuts = {
    uid: 'texts.tile',
    mainField: 'name',
    labelOf: (field: string) => componentViews['texts.tile']?.fields[field]?.label ?? field,
  };
  const other = OTHERS[type];
  const others: OtherEntry[] = other
    ? [{ ...writtenTexts({}, other), publishedSlug: String(other.url ?? '') }]
    : [];
  const entry = entryToCheck({
    uid,
    values,
    ...writtenTexts(attributes, values),
    labelOf,
    components: { shortcuts },
    partsOf: (field) => recordsIn(values[field]).map((part) => writtenTexts(tile.attributes, part)),
    missingFields: missingFields(attributes, values, () => []),
    others,
    projects: [SPARK],
  });
  return checkEntry(entry)
    .map(
      ({ field = '', text, isObstacle }) =>
        `${isObstacle ? 'refused' : 'warning'} ${field}: ${text}`,
    )
    .join('\n');
}
