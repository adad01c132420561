import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useMayPublish } from '../../../admin/hooks/use-has-right.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { isEqual } from '../../../platform/equality.ts';
import { zoneInWords } from '../../../platform/time.ts';
import { isPlannable, type ShownPlan } from '../plan.ts';
import { planInWords, storedTimes } from './plan-texts.ts';
import { useEntryPlansQuery, useSetEntryPlansMutation } from './planning-api.ts';
import { WallTimeInput } from './wall-time-input.tsx';

const EDITORS_PLAN_MESSAGE = 'An Editor plans when an entry is published and taken off.';

export function PlanPanel({ model: uid, document, activeTab }: PanelComponentProps) {
  const documentId = document?.documentId;
  const mayPublish = useMayPublish(uid);
  if (!isPlannable(uid) || activeTab === 'published') return null;
  const content =
    documentId === undefined ? (
      <UnsavedEntryPlans mayPublish={mayPublish} />
    ) : (
      <PlansOfEntry uid={uid} documentId={documentId} mayPublish={mayPublish} />
    );
  return { title: 'Planning', content };
}

function UnsavedEntryPlans({ mayPublish }: Readonly<{ mayPublish: boolean }>) {
  if (!mayPublish) return <SmallText text={EDITORS_PLAN_MESSAGE} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {['Publish on', 'Take off on'].map((label) => (
        <WallTimeInput key={label} label={label} wallTime="" disabled onChange={() => {}} />
      ))}
      <Button variant="secondary" fullWidth disabled>
        Plan
      </Button>
      <SmallText text="Save the entry first: only what is saved can be planned." />
    </Flex>
  );
}

interface PlansOfEntryProps {
  readonly uid: string;
  readonly documentId: string;
  readonly mayPublish: boolean;
}

function PlansOfEntry({ uid, documentId, mayPublish }: PlansOfEntryProps) {
  const entryRef = { uid, documentId, locale: useLocale() };
  const { data: plans, isError } = useEntryPlansQuery(entryRef, READ_ON_MOUNT);
  if (isError) return <ReadError subject="What is planned" />;
  if (!plans) return null;
  if (!mayPublish) return <ReadOnlyPlans plans={plans} />;
  // A new key resets the form after another plan was stored.
  const key = JSON.stringify([entryRef, plans]);
  return <PlanForm key={key} entryRef={entryRef} plans={plans} />;
}

function ReadOnlyPlans({ plans }: Readonly<{ plans: readonly ShownPlan[] }>) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <PlanNotes plans={plans} />
      <SmallText
        text={
          plans.some(({ action }) => action === 'publish')
            ? 'If you change it, an Editor has to read it and plan it again: ask for its publication.'
            : EDITORS_PLAN_MESSAGE
        }
      />
    </Flex>
  );
}

function PlanNotes({ plans }: Readonly<{ plans: readonly ShownPlan[] }>) {
  return plans.map((plan) => (
    <SmallText
      key={plan.id}
      text={planInWords(plan)}
      color={plan.problem || plan.unapprovedChangeBy ? 'danger600' : 'neutral800'}
    />
  ));
}

interface PlanFormProps {
  readonly entryRef: EntryRef<string>;
  readonly plans: readonly ShownPlan[];
}

function PlanForm({ entryRef, plans }: PlanFormProps) {
  const [wallTimes, setWallTimes] = useState(() => storedTimes(plans));
  const isModified = useForm('PlanForm', (state) => state.modified);
  const [setEntryPlans, { isLoading }] = useSetEntryPlansMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  const isChanged = !isEqual(wallTimes, storedTimes(plans));
  const isUnapproved = plans.some(({ unapprovedChangeBy }) => unapprovedChangeBy !== null);

  async function storePlans(): Promise<void> {
    const shownIds = plans.map(({ id }) => id);
    const result = await setEntryPlans({ ...entryRef, wallTimes, shownIds });
    if (!succeededOrNotify(result, 'Nothing was planned. Please try again.')) return;
    const isPlanned = wallTimes.publish !== '' || wallTimes.unpublish !== '';
    const message = isPlanned ? 'It is planned.' : 'Nothing is planned any more.';
    toggleNotification({ type: 'success', message });
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <PlanNotes plans={plans} />
      <WallTimeInput
        label="Publish on"
        wallTime={wallTimes.publish}
        onChange={(publish) => setWallTimes({ ...wallTimes, publish })}
      />
      <WallTimeInput
        label="Take off on"
        wallTime={wallTimes.unpublish}
        onChange={(unpublish) => setWallTimes({ ...wallTimes, unpublish })}
      />
      <Button
        variant="secondary"
        fullWidth
        disabled={!isChanged && !isUnapproved}
        loading={isLoading}
        onClick={storePlans}
      >
        Plan
      </Button>
      {isModified && (
        <SmallText text="You have not saved yet: what is not saved by then is not published." />
      )}
      <SmallText
        text={`${zoneInWords(publicSettings.timeZone)}. What you save until then is published too.`}
      />
    </Flex>
  );
}
