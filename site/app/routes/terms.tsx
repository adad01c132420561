import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { pages } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';

export default function Terms() {
  return (
    <>
      <PageHead {...pages.terms} />
      <PageIntro heading="Terms and Conditions" />
    </>
  );
}
