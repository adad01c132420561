import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { pages } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';

export default function AboutUs() {
  return (
    <>
      <PageHead {...pages.aboutUs} />
      <PageIntro heading="About Us" />
    </>
  );
}
