import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Section } from '../components/section/section.tsx';
import Introduction, { frontmatter } from '../content/pages/about-us/introduction.mdx';
import Mission from '../content/pages/about-us/mission.mdx';
import Vision from '../content/pages/about-us/vision.mdx';
import Work from '../content/pages/about-us/work.mdx';
import { pageOf } from '../content/pages.ts';
import { aboutVideo } from '../content/sections.ts';
import { VisionAndMission } from '../features/about/about-panels.tsx';
import { AboutVideo } from '../features/about/about-video.tsx';
import { WorkList } from '../features/about/work-list.tsx';
import { PageHead } from '../head/page-head.tsx';

/** About Us (2.11). */
export default function AboutUs() {
  return (
    <>
      <PageHead {...pageOf(frontmatter, 'about-us')} />
      <PageIntro heading={frontmatter.title} />
      <Prose>
        <Introduction />
      </Prose>
      <Section id="video" heading={aboutVideo.heading}>
        <AboutVideo />
      </Section>
      <VisionAndMission vision={<Vision />} mission={<Mission />} />
      <Section id="work" heading="Our Work">
        <WorkList>
          <Work />
        </WorkList>
      </Section>
    </>
  );
}
