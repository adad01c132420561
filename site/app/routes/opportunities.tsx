import { getListPage } from '../cms/list-page.ts';
import { getOpportunity, getOpportunityCards } from '../cms/opportunity-pages.ts';
import { isOpportunityKind } from '../features/opportunities/kinds.ts';
import { OpportunityDetail } from '../features/opportunities/opportunity-detail.tsx';
import { OpportunityList } from '../features/opportunities/opportunity-list.tsx';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/opportunities.ts';

/** The list, or the opportunity chosen within the site: `?chosen=volunteer` (2.7, 4.1, R19). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const chosen = new URL(request.url).searchParams.get('chosen');
  if (isOpportunityKind(chosen)) return { chosen: await getOpportunity(content, chosen) };
  const [texts, opportunities] = await Promise.all([
    getListPage(content, 'opportunities'),
    getOpportunityCards(content),
  ]);
  return { texts, opportunities };
}

export { revalidateUnlessSent as shouldRevalidate } from '../features/forms/send-from-page.ts';

export default function Opportunities({ loaderData }: Route.ComponentProps) {
  if (loaderData.chosen) return <OpportunityDetail opportunity={loaderData.chosen} />;
  const { texts, opportunities } = loaderData;
  return (
    <>
      <PageHead
        title={texts.opportunitiesSearchTitle}
        description={texts.opportunitiesSearchDescription}
        path="/opportunities"
      />
      <OpportunityList texts={texts} opportunities={opportunities} />
    </>
  );
}
