import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Journey } from '../features/story/journey.tsx';
import { PageHead } from '../head/page-head.tsx';
import Text, { frontmatter } from '../texts/our-story.mdx';
import { headOf } from '../texts/page-texts.ts';

/** Our Story: the heading and the journey (2.1). */
export default function OurStory() {
  return (
    <>
      <PageHead {...headOf(frontmatter)} path="/our-story" />
      <PageIntro heading={frontmatter.title} />
      <Journey />
      <Prose>
        <Text />
      </Prose>
    </>
  );
}
