import { PageIntro } from '../components/page-intro/page-intro.tsx';
import Text, { frontmatter } from '../content/pages/our-story.mdx';
import { pageOf } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';

export default function OurStory() {
  return (
    <>
      <PageHead {...pageOf(frontmatter, 'our-story')} />
      <PageIntro heading={frontmatter.title} />
      <div className="content">
        <Text />
      </div>
    </>
  );
}
