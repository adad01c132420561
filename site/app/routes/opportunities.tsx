import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { pages } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';

export default function Opportunities() {
  return (
    <>
      <PageHead {...pages.opportunities} />
      <PageIntro heading="Opportunities" />
    </>
  );
}
