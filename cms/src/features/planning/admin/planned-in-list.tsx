import { Button } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { type ListNotes, listNotes, useItemsOfList } from '../../../admin/frame/list-notes.ts';
import { useListFilter } from '../../../admin/hooks/use-list-filter.ts';
import { useTypeUid } from '../../../admin/hooks/use-type-uid.ts';
import { ONE_ANSWER_FOR_ALL_ROWS } from '../../../admin/requests/staff-api.ts';
import { isContent } from '../../../content/types.ts';
import { ACTION_LABELS } from '../plan.ts';
import { wallTimeInWords } from './plan-texts.ts';
import { useAllPlansQuery } from './planning-api.ts';

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

export function PlannedFilter() {
  const { values, setValues } = useListFilter('documentId');
  const { plans } = useListPlans();
  const documentIds = [...new Set(plans.map(({ documentId }) => documentId))];
  const isOn = values !== undefined;
  if (documentIds.length === 0 && !isOn) return null;
  return (
    <Button
      variant={isOn ? 'secondary' : 'tertiary'}
      size="S"
      startIcon={<Calendar />}
      aria-pressed={isOn}
      onClick={() => setValues(isOn ? undefined : documentIds)}
    >
      Planned: {documentIds.length}
    </Button>
  );
}

function useListPlans() {
  const uid = useTypeUid();
  const skip = !isContent(uid);
  const { data, isError } = useAllPlansQuery(undefined, { ...ONE_ANSWER_FOR_ALL_ROWS, skip });
  return { plans: useItemsOfList(data), isError };
}
