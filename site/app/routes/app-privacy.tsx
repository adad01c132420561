import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import Text, { frontmatter } from '../content/pages/app-privacy.mdx';
import { pageOf } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';
import { still } from './still.ts';

/** No script is needed to read this page; the menus fetch theirs at the first touch. */
export const handle = still;

export default function AppPrivacy() {
  return (
    <>
      <PageHead {...pageOf(frontmatter, 'app-privacy')} />
      <PageIntro heading={frontmatter.title}>
        <p>{`Last updated: ${frontmatter.updated}`}</p>
      </PageIntro>
      <Prose>
        <Text />
      </Prose>
    </>
  );
}
