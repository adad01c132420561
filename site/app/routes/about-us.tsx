import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Section } from '../components/section/section.tsx';
import { VisionAndMission, WorkList } from '../features/about/about.tsx';
import { AboutVideo } from '../features/about/about-video.tsx';
import { PageHead } from '../head/page-head.tsx';
import Introduction, { frontmatter } from '../texts/about-us/introduction.mdx';
import Mission from '../texts/about-us/mission.mdx';
import Vision from '../texts/about-us/vision.mdx';
import Work from '../texts/about-us/work.mdx';
import { aboutTexts } from '../texts/about-us.ts';
import { headOf } from '../texts/page-texts.ts';

/** About Us (2.11). */
export default function AboutUs() {
  return (
    <>
      <PageHead {...headOf(frontmatter)} path="/about-us" />
      <PageIntro heading={frontmatter.title} />
      <Prose>
        <Introduction />
      </Prose>
      <Section id="video" heading={aboutTexts.video.heading}>
        <AboutVideo />
      </Section>
      <VisionAndMission vision={<Vision />} mission={<Mission />} />
      <Section id="work" heading={aboutTexts.work}>
        <Work components={{ ul: WorkList }} />
      </Section>
    </>
  );
}
