import { PageIntro } from '../components/page-intro/page-intro.tsx';
import Introduction, { frontmatter } from '../content/pages/about-us/introduction.mdx';
import Mission from '../content/pages/about-us/mission.mdx';
import Vision from '../content/pages/about-us/vision.mdx';
import Work from '../content/pages/about-us/work.mdx';
import { pageOf } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';

export default function AboutUs() {
  return (
    <>
      <PageHead {...pageOf(frontmatter, 'about-us')} />
      <PageIntro heading={frontmatter.title} />
      <div className="content">
        <Introduction />
        <h2>Our Vision</h2>
        <Vision />
        <h2>Our Mission</h2>
        <Mission />
        <h2>Our Work</h2>
        <Work />
      </div>
    </>
  );
}
