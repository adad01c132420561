import { Button } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { READ_ONCE_FOR_LIST } from '../../../admin/platform/entry-api';
import { useLocale } from '../../../admin/platform/locale';
import { Note } from '../../../admin/platform/note';
import { isContent } from '../../../content/types';
import { ACTION_WORDS, type PlannedEntry, usePlannedQuery, wallTimeInWords } from './plan-api';

/** Says beside an entry in a list what is planned for it in this language. */
export function PlannedForEntry({ documentId }: Readonly<{ documentId: string }>) {
  const { slug = '' } = useParams();
  const plans = usePlannedOf(slug).filter((plan) => plan.documentId === documentId);
  return plans.map(({ id, action, time, problem }) => (
    <Note
      key={id}
      text={`${ACTION_WORDS[action]} ${wallTimeInWords(time)}${problem ? ': not done' : ''}`}
      color={problem ? 'danger600' : undefined}
    />
  ));
}

interface ListQuery {
  readonly filters?: {
    readonly $and?: readonly { readonly documentId?: { readonly $in?: readonly string[] } }[];
  };
}

/** A button above a list that narrows it to the entries for which something is planned, and back. */
export function PlannedButton() {
  const { slug: model = '' } = useParams();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const documentIds = [...new Set(usePlannedOf(model).map(({ documentId }) => documentId))];
  const others = (query.filters?.$and ?? []).filter(({ documentId }) => !documentId?.$in);
  const isNarrowed = others.length < (query.filters?.$and ?? []).length;
  if (documentIds.length === 0 && !isNarrowed) return null;
  const narrow = () => {
    const planned = isNarrowed ? [] : [{ documentId: { $in: documentIds } }];
    setQuery({ ...query, filters: { $and: [...others, ...planned] }, page: 1 } as ListQuery);
  };
  return (
    <Button
      variant={isNarrowed ? 'secondary' : 'tertiary'}
      size="S"
      startIcon={<Calendar />}
      aria-pressed={isNarrowed}
      onClick={narrow}
    >
      Planned: {documentIds.length}
    </Button>
  );
}

function usePlannedOf(model: string): readonly PlannedEntry[] {
  const chosen = useLocale();
  const { data: planned = [] } = usePlannedQuery(undefined, {
    ...READ_ONCE_FOR_LIST,
    skip: !isContent(model),
  });
  return planned.filter(({ uid, locale }) => uid === model && (locale || chosen) === chosen);
}
