import { data, useSearchParams } from 'react-router';
import { pages } from '../content/pages.ts';
import { answerHeaders, receiveForm } from '../features/forms/receive.server.ts';
import { internForm, sponsorForm, volunteerForm } from '../features/forms/registration-form.ts';
import { sendFromPage } from '../features/forms/send-from-page.ts';
import { isOpportunityKind, type OpportunityKind } from '../features/opportunities/kinds.ts';
import { OpportunityDetail } from '../features/opportunities/opportunity-detail.tsx';
import { PageHead } from '../head/page-head.tsx';
import type { Route } from './+types/opportunity.ts';

function kindOf(params: Route.LoaderArgs['params']): OpportunityKind {
  if (!isOpportunityKind(params.kind)) throw data(null, { status: 404 });
  return params.kind;
}

/** The detail and form of one opportunity (2.7). */
export function loader({ params }: Route.LoaderArgs) {
  return { kind: kindOf(params) };
}

/** Its registration or donation (3.8, 5.1, 7.2). */
export function action({ params, request, context }: Route.ActionArgs) {
  switch (kindOf(params)) {
    case 'volunteer':
      return receiveForm(volunteerForm, request, context);
    case 'intern':
      return receiveForm(internForm, request, context);
    case 'sponsor':
      return receiveForm(sponsorForm, request, context);
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendFromPage(serverAction);
}

export const headers = answerHeaders;

/** What a form sends changes nothing that the page shows. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function Opportunity({ loaderData: { kind }, actionData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const sent = searchParams.has('sent') ? ({ state: 'sent' } as const) : undefined;
  return (
    <>
      <PageHead {...pages[kind]} />
      <OpportunityDetail kind={kind} answered={actionData ?? sent} />
    </>
  );
}
