import type { ReactNode } from 'react';
import { PageIntro } from '../../components/page-intro/page-intro.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import type { FrontMatter } from '../../content/pages/front-matter.ts';
import { pageOf } from '../../content/pages.ts';
import { PageHead } from '../../head/page-head.tsx';

/**
 * A policy: its title, the day from which it holds, its text (2.1, 2.15).
 *
 * @param frontmatter what stands at the top of the policy's file in `content/pages`.
 * @param path its address on the site, without a slash in front.
 */
export function LegalPage({
  frontmatter,
  path,
  children,
}: {
  readonly frontmatter: FrontMatter;
  readonly path: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <PageHead {...pageOf(frontmatter, path)} />
      <PageIntro heading={frontmatter.title}>
        <p>{`Last updated: ${frontmatter.updated}`}</p>
      </PageIntro>
      <Prose>{children}</Prose>
    </>
  );
}
