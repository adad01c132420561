import type { MDXContent } from 'mdx/types';
import { data, useLocation } from 'react-router';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { PageHead } from '../head/page-head.tsx';
import type { FrontMatter } from '../texts/front-matter.ts';
import { headOf, lastUpdated } from '../texts/page-texts.ts';

interface Policy {
  readonly default: MDXContent;
  readonly frontmatter: FrontMatter;
}

const policies = import.meta.glob<Policy>('../texts/*.mdx', { eager: true });

/** A policy: its title, the day from which it holds, its text in `texts/<path>.mdx` (2.1, 2.15). */
export default function Legal() {
  const { pathname } = useLocation();
  const policy = policies[`../texts${pathname}.mdx`];
  if (!policy) throw data(null, { status: 404 });
  const { default: Text, frontmatter } = policy;
  return (
    <>
      <PageHead {...headOf(frontmatter)} path={pathname} />
      <PageIntro heading={frontmatter.title}>
        <p>{lastUpdated(frontmatter)}</p>
      </PageIntro>
      <Prose>
        <Text />
      </Prose>
    </>
  );
}
