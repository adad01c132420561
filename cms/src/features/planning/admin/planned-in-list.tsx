import { Button } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { SHARED_BY_ROWS } from '../../../admin/platform/entry-api';
import type { ListNotes } from '../../../admin/platform/list-notes';
import { useLocale } from '../../../admin/platform/locale';
import { SmallText } from '../../../admin/platform/small-text';
import { isContent } from '../../../content/types';
import { ACTION_WORDS, usePlannedQuery, wallTimeInWords } from './plan-api';

/** Says beside entries of a list what is planned for them in this language. */
export function usePlannedNotes(): ListNotes {
  const { slug = '' } = useParams();
  const { planned, isError } = usePlannedOf(slug);
  return {
    isError,
    noteOf(documentId) {
      const plans = planned.filter((plan) => plan.documentId === documentId);
      return plans.map(({ id, action, time, problem }) => (
        <SmallText
          key={id}
          text={`${ACTION_WORDS[action]} ${wallTimeInWords(time)}${problem ? ': not done' : ''}`}
          color={problem ? 'danger600' : undefined}
        />
      ));
    },
  };
}

interface ListQuery {
  readonly filters?: {
    readonly $and?: readonly { readonly documentId?: { readonly $in?: readonly string[] } }[];
  };
}

/** A button above a list that narrows it to the entries for which something is planned, and back. */
export function PlannedButton() {
  const { slug: uid = '' } = useParams();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const documentIds = [...new Set(usePlannedOf(uid).planned.map(({ documentId }) => documentId))];
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

function usePlannedOf(uid: string) {
  const chosen = useLocale();
  const { data = [], isError } = usePlannedQuery(undefined, {
    ...SHARED_BY_ROWS,
    skip: !isContent(uid),
  });
  const planned = data.filter((plan) => plan.uid === uid && (plan.locale || chosen) === chosen);
  return { planned, isError };
}
