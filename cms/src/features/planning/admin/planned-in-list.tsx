import { Button } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { SmallText } from '../../../admin/components/small-text';
import { type ListNotes, listNotes, useItemsOfList } from '../../../admin/frame/list-notes';
import { SHARED_BY_ROWS } from '../../../admin/requests/website-api';
import { isContent } from '../../../content/types';
import { ACTION_LABELS, wallTimeInWords } from './plan-texts';
import { useAllPlansQuery } from './planning-api';

export function usePlannedNotes(): ListNotes {
  const { plans, isError } = useListPlans();
  return listNotes(plans, isError, ({ id, action, time, problem }) => (
    <SmallText
      key={id}
      text={`${ACTION_LABELS[action]} ${wallTimeInWords(time)}${problem ? ': not done' : ''}`}
      color={problem ? 'danger600' : undefined}
    />
  ));
}

interface ListQuery {
  readonly filters?: {
    readonly $and?: readonly { readonly documentId?: { readonly $in?: readonly string[] } }[];
  };
}

export function PlannedFilter() {
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const { plans } = useListPlans();
  const documentIds = [...new Set(plans.map(({ documentId }) => documentId))];
  const filters = query.filters?.$and ?? [];
  // Only this button sets a filter with `$in` for the documentId.
  const otherFilters = filters.filter(({ documentId }) => !documentId?.$in);
  const isOn = otherFilters.length < filters.length;
  if (documentIds.length === 0 && !isOn) return null;
  const toggle = () => {
    const $and = isOn ? otherFilters : [...otherFilters, { documentId: { $in: documentIds } }];
    setQuery({ ...query, filters: { $and }, page: 1 } as ListQuery);
  };
  return (
    <Button
      variant={isOn ? 'secondary' : 'tertiary'}
      size="S"
      startIcon={<Calendar />}
      aria-pressed={isOn}
      onClick={toggle}
    >
      Planned: {documentIds.length}
    </Button>
  );
}

function useListPlans() {
  const { slug: uid } = useParams();
  const skip = !isContent(uid);
  const { data, isError } = useAllPlansQuery(undefined, { ...SHARED_BY_ROWS, skip });
  return { plans: useItemsOfList(data), isError };
}
