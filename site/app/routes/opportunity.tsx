import { data } from 'react-router';
import { getDonorRegistrations, withoutPromises } from '../cms/donor-registrations.ts';
import { getOpportunity } from '../cms/opportunity-pages.ts';
import { isSampleOrganisation } from '../cms/organisation.ts';
import { siteContext } from '../cms/site-context.ts';
import { formHeaders, readFlash, receiveForm } from '../features/forms/receive.server.ts';
import { GiveNow } from '../features/giving/give-now.tsx';
import { givingFor, isSampleAccount } from '../features/giving/giving.server.ts';
import { givingContext } from '../features/giving/giving-context.ts';
import { OpportunityDetail } from '../features/opportunities/opportunity-detail.tsx';
import { Share } from '../features/share/share.tsx';
import { RegisteredUnder } from '../features/transparency/registered-under.tsx';
import { isOpportunityKind, type OpportunityKind } from '../texts/opportunity-kinds.ts';
import type { Route } from './+types/opportunity.ts';
import { notFound } from './missing.ts';

export { sendFromPage as clientAction } from '../features/forms/send-from-page.ts';
export { revalidateOnOtherPages as shouldRevalidate } from './revalidate.ts';

function kindOf({ kind }: Route.LoaderArgs['params']): OpportunityKind {
  if (!isOpportunityKind(kind)) throw notFound();
  return kind;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = kindOf(params);
  const { content, labels } = context.get(siteContext);
  const giving = kind === 'sponsor' ? context.get(givingContext) : undefined;
  const [opportunity, registrations, { sent, init }] = await Promise.all([
    getOpportunity(content, kind),
    kind === 'sponsor' ? getDonorRegistrations(content) : [],
    readFlash(kind, request, context),
  ]);
  // A made-up payee is no other organisation's (R47).
  const isPayee = giving && (!isSampleAccount(giving) || (await isSampleOrganisation(content)));
  const panel = isPayee ? givingFor(giving, request.url, labels) : undefined;
  const lists = opportunity.lists
    .map(({ items, ...list }) => ({
      ...list,
      items: { ...items, text: withoutPromises(items.text, registrations) },
    }))
    .filter(({ items }) => items.text !== '');
  return data({ opportunity: { ...opportunity, lists }, registrations, sent, giving: panel }, init);
}

export function action({ params, request, context }: Route.ActionArgs) {
  return receiveForm(kindOf(params), request, context);
}

export const headers = formHeaders;

export default function Opportunity({
  loaderData: { opportunity, registrations, sent, giving },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <OpportunityDetail
        opportunity={opportunity}
        note={<RegisteredUnder registrations={registrations} />}
        answered={actionData ?? (sent ? { state: 'sent' } : undefined)}
        alternative={giving && <GiveNow giving={giving} registrations={registrations} />}
      />
      <Share title={opportunity.heading.text} path={`/opportunities/${opportunity.kind}`} />
    </>
  );
}
