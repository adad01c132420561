import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import Text, { frontmatter } from '../content/pages/our-story.mdx';
import { pageOf } from '../content/pages.ts';
import { Journey } from '../features/story/journey.tsx';
import { PageHead } from '../head/page-head.tsx';

/** Our Story: the heading and the journey (2.1). */
export default function OurStory() {
  return (
    <>
      <PageHead {...pageOf(frontmatter, 'our-story')} />
      <PageIntro heading={frontmatter.title} />
      <Journey />
      <Prose>
        <Text />
      </Prose>
    </>
  );
}
