import { data } from 'react-router';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { pages } from '../content/pages.ts';
import { isOpportunityKind } from '../features/opportunities/kinds.ts';
import { PageHead } from '../head/page-head.tsx';
import type { Route } from './+types/opportunity.ts';

/** The detail and form of one opportunity (2.7). */
export function loader({ params }: Route.LoaderArgs) {
  if (!isOpportunityKind(params.kind)) throw data(null, { status: 404 });
  return { kind: params.kind };
}

export default function Opportunity({ loaderData: { kind } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...pages[kind]} />
      <PageIntro heading={kind} />
    </>
  );
}
