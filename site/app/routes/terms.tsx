import Text, { frontmatter } from '../content/pages/terms.mdx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { still } from './still.ts';

/** No script is needed to read this page; the menus fetch theirs at the first touch. */
export const handle = still;

export default function Terms() {
  return (
    <LegalPage frontmatter={frontmatter} path="terms">
      <Text />
    </LegalPage>
  );
}
