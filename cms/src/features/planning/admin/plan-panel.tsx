import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Flex } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { type FormEntryRef, READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { useSucceededOrNotify } from '../../../admin/platform/error-message';
import { useLocale } from '../../../admin/platform/locale';
import { useMayPublish } from '../../../admin/platform/rights';
import { SmallText } from '../../../admin/platform/small-text';
import { zoneInWords } from '../../../platform/time';
import { isPlannable } from '../plannable';
import {
  ACTION_WORDS,
  type EntryPlans,
  type ShownPlan,
  useChangePlansMutation,
  usePlansQuery,
  type WishedTimes,
  wallTimeInWords,
} from './plan-api';
import { WallTimeInput } from './wall-time-input';

const EDITORS_PLAN = 'An Editor plans when an entry is published and taken off.';

/** The panel that plans when the entry is published and taken off in this language. */
export function PlanPanel({ model: uid, document, activeTab }: PanelComponentProps) {
  const documentId = document?.documentId;
  const mayPublish = useMayPublish(uid);
  if (!isPlannable(uid) || activeTab === 'published') return null;
  const content =
    documentId === undefined ? (
      <NothingToPlan mayPublish={mayPublish} />
    ) : (
      <PlanOfEntry uid={uid} documentId={documentId} mayPublish={mayPublish} />
    );
  return { title: 'Planning', content };
}

/** Says before the first save what will stand here, and why it is grey. */
function NothingToPlan({ mayPublish }: Readonly<{ mayPublish: boolean }>) {
  if (!mayPublish) return <SmallText text={EDITORS_PLAN} />;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {['Publish on', 'Take off on'].map((label) => (
        <WallTimeInput key={label} label={label} time="" disabled onChange={() => {}} />
      ))}
      <Button variant="secondary" fullWidth disabled>
        Plan
      </Button>
      <SmallText text="Save the entry first: only what is saved can be planned." />
    </Flex>
  );
}

interface PlanOfEntryProps {
  readonly uid: string;
  readonly documentId: string;
  readonly mayPublish: boolean;
}

function PlanOfEntry({ uid, documentId, mayPublish }: PlanOfEntryProps) {
  const entry = { uid, documentId, locale: useLocale() };
  const { data, isError } = usePlansQuery(entry, READ_ON_MOUNT);
  if (isError) return <SmallText text="What is planned cannot be shown. Load the page again." />;
  if (!data) return null;
  if (!mayPublish) return <PlansToRead plans={data.plans} />;
  // The key makes the form begin anew when another plan was stored.
  const key = JSON.stringify([entry, data]);
  return <PlanForm key={key} entry={entry} stored={data} />;
}

/** Shows the plans to people who may not publish. */
function PlansToRead({ plans }: Readonly<{ plans: readonly ShownPlan[] }>) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Planned plans={plans} />
      <SmallText
        text={
          plans.some(({ action }) => action === 'publish')
            ? 'If you change it, an Editor has to read it and plan it again: ask for its publication.'
            : EDITORS_PLAN
        }
      />
    </Flex>
  );
}

function Planned({ plans }: Readonly<{ plans: readonly ShownPlan[] }>) {
  return plans.map(({ id, action, time, problem, unapprovedBy, byName }) => {
    const planned = `${ACTION_WORDS[action]} on ${wallTimeInWords(time)}`;
    const unseen = unapprovedBy
      ? ` ${unapprovedBy}, who may not publish, changed it since: it is not published before an Editor has read it and planned it again.`
      : '';
    const text = problem
      ? `${planned} did not happen: ${problem}`
      : `${planned}, planned by ${byName}.${unseen}`;
    return (
      <SmallText
        key={id}
        text={text}
        color={problem || unapprovedBy ? 'danger600' : 'neutral800'}
      />
    );
  });
}

interface PlanFormProps {
  readonly entry: FormEntryRef;
  readonly stored: EntryPlans;
}

function PlanForm({ entry, stored: { plans, timeZone } }: PlanFormProps) {
  const timeOf = (action: keyof WishedTimes) =>
    plans.find((plan) => plan.action === action)?.time ?? '';
  const before: WishedTimes = { publish: timeOf('publish'), unpublish: timeOf('unpublish') };
  const [wished, setWished] = useState(before);
  const isModified = useForm('PlanForm', (state) => state.modified);
  const [changePlans, { isLoading }] = useChangePlansMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  const isToBeRead = plans.some(({ unapprovedBy }) => unapprovedBy !== null);
  const isSame = JSON.stringify(wished) === JSON.stringify(before) && !isToBeRead;

  async function plan(): Promise<void> {
    const result = await changePlans({ ...entry, wished, shownIds: plans.map(({ id }) => id) });
    if (!succeededOrNotify(result, 'Nothing was planned. Please try again.')) return;
    const isPlanned = wished.publish !== '' || wished.unpublish !== '';
    const message = isPlanned ? 'It is planned.' : 'Nothing is planned any more.';
    toggleNotification({ type: 'success', message });
  }

  const input = (action: keyof WishedTimes, label: string) => (
    <WallTimeInput
      label={label}
      time={wished[action]}
      onChange={(time) => setWished({ ...wished, [action]: time })}
    />
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Planned plans={plans} />
      {input('publish', 'Publish on')}
      {input('unpublish', 'Take off on')}
      <Button variant="secondary" fullWidth disabled={isSame} loading={isLoading} onClick={plan}>
        Plan
      </Button>
      {isModified && (
        <SmallText text="You have not saved yet: what is not saved by then is not published." />
      )}
      <SmallText text={`${zoneInWords(timeZone)}. What you save until then is published too.`} />
    </Flex>
  );
}
