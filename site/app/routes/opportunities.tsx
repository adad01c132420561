import { useSearchParams } from 'react-router';
import { getListPage } from '../cms/list-page.ts';
import { getOpportunities } from '../cms/opportunity-pages.ts';
import { siteContext } from '../cms/site-context.ts';
import { OpportunityDetail } from '../features/opportunities/opportunity-detail.tsx';
import { OpportunityList } from '../features/opportunities/opportunity-list.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/opportunities.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const [texts, opportunities] = await Promise.all([
    getListPage(content),
    getOpportunities(content),
  ]);
  return { texts, opportunities };
}

export { revalidateOnOtherPages as shouldRevalidate } from './revalidate.ts';

/** The list, or the opportunity chosen within the site: `?chosen=volunteer` (2.7, 4.1, R19). */
export default function Opportunities({
  loaderData: { texts, opportunities },
}: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const chosen = opportunities.find(({ kind }) => kind === searchParams.get('chosen'));
  if (chosen) return <OpportunityDetail opportunity={chosen} />;
  return (
    <>
      <PageHead
        title={texts.opportunitiesSearchTitle}
        description={texts.opportunitiesSearchDescription.text}
        path="/opportunities"
      />
      <OpportunityList texts={texts} opportunities={opportunities} />
    </>
  );
}
