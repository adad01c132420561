import { useSearchParams } from 'react-router';
import { isOpportunityKind } from '../features/opportunities/kinds.ts';
import { OpportunityDetail } from '../features/opportunities/opportunity-detail.tsx';
import { OpportunityList } from '../features/opportunities/opportunity-list.tsx';
import { PageHead } from '../head/page-head.tsx';
import { opportunitiesTexts, opportunityTexts } from '../texts/opportunities.ts';

/** The list, or the opportunity chosen within the site: `?chosen=volunteer` (2.7, 4.1, R19). */
export default function Opportunities() {
  const [searchParams] = useSearchParams();
  const chosen = searchParams.get('chosen');
  if (!isOpportunityKind(chosen)) {
    return (
      <>
        <PageHead {...opportunitiesTexts.head} path="/opportunities" />
        <OpportunityList />
      </>
    );
  }
  return (
    <>
      <PageHead {...opportunityTexts[chosen].head} path={`/opportunities/${chosen}`} />
      <OpportunityDetail kind={chosen} />
    </>
  );
}
