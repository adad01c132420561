import { Td, Tr, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import {
  EntryLink,
  ListPage,
  NameCell,
  type RowProps,
  TextCell,
} from '../../../admin/components/list-page.tsx';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { nameOfLanguage } from '../../../content/languages/languages.ts';
import { ACTION_LABELS } from '../plan.ts';
import type { ListedPlan } from '../server/handlers.ts';
import { planProblem, wallTimeInWords } from './plan-texts.ts';
import { useAllPlansQuery } from './planning-api.ts';

const HEADINGS = ['Entry', 'When', 'What', 'Type', 'Language', 'Planned by'];

export default function PlannedPage() {
  const { data: plans, isError } = useAllPlansQuery(undefined, READ_ON_MOUNT);
  if (isError) return <Page.Error />;
  if (!plans) return <Page.Loading />;
  return (
    <ListPage
      title="Planned"
      subtitle="What is published and taken off automatically. Open an entry to change it."
      headings={HEADINGS}
      emptyText="Nothing is planned. “Planning” is beside every entry."
    >
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ListPage>
  );
}

function PlanRow({ plan, ...row }: RowProps & { readonly plan: ListedPlan }) {
  const { locale, typeLabel, time, action, byName } = plan;
  const problem = planProblem(plan);
  return (
    <Tr {...row}>
      <NameCell>
        <EntryLink entry={plan} />
      </NameCell>
      <TextCell text={wallTimeInWords(time)} />
      <Td>
        <Typography textColor="neutral800">{ACTION_LABELS[action]}</Typography>
        {problem !== '' && <SmallText text={problem} color="danger600" />}
      </Td>
      <TextCell text={typeLabel} />
      <TextCell text={nameOfLanguage(locale) ?? ''} />
      <TextCell text={byName} />
    </Tr>
  );
}
