import { data } from 'react-router';
import { getOpportunity } from '../cms/opportunity-pages.ts';
import { forms } from '../features/forms/forms.ts';
import { formHeaders, readFlash, receiveForm } from '../features/forms/receive.server.ts';
import { sendFromPage } from '../features/forms/send-from-page.ts';
import { GiveNow } from '../features/giving/give-now.tsx';
import { givingFor } from '../features/giving/giving.server.ts';
import { OpportunityDetail } from '../features/opportunities/opportunity-detail.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/sponsor.ts';

export { revalidateUnlessSent as shouldRevalidate } from '../features/forms/send-from-page.ts';

/** The sponsor's page (2.7): its form and, where the operator has set it up, how to give at once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, giving } = context.get(siteContext);
  const [opportunity, { sent, init }] = await Promise.all([
    getOpportunity(content, 'sponsor'),
    readFlash(forms.sponsor, request, context),
  ]);
  return data({ opportunity, sent, giving: giving && givingFor(giving, request.url) }, init);
}

/** A donation (3.8, 5.1, 7.2). */
export function action({ request, context }: Route.ActionArgs) {
  return receiveForm(forms.sponsor, request, context);
}

export const clientAction = (args: Route.ClientActionArgs) => sendFromPage(args);
export const headers = formHeaders;

export default function Sponsor({
  loaderData: { opportunity, sent, giving },
  actionData,
}: Route.ComponentProps) {
  return (
    <OpportunityDetail
      opportunity={opportunity}
      answered={actionData ?? (sent ? { state: 'sent' } : undefined)}
      alternative={giving && <GiveNow giving={giving} />}
    />
  );
}
