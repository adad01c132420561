import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import Text, { frontmatter } from '../content/pages/refunds-cancellations.mdx';
import { pageOf } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';
import { still } from './still.ts';

/** No script is needed to read this page; the menus fetch theirs at the first touch. */
export const handle = still;

export default function RefundsCancellations() {
  return (
    <>
      <PageHead {...pageOf(frontmatter, 'refunds-cancellations')} />
      <PageIntro heading={frontmatter.title}>
        <p>{`Last updated: ${frontmatter.updated}`}</p>
      </PageIntro>
      <Prose>
        <Text />
      </Prose>
    </>
  );
}
