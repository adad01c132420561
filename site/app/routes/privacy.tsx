import Text, { frontmatter } from '../content/pages/privacy.mdx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { still } from './still.ts';

/** No script is needed to read this page; the menus fetch theirs at the first touch. */
export const handle = still;

export default function Privacy() {
  return (
    <LegalPage frontmatter={frontmatter} path="privacy">
      <Text />
    </LegalPage>
  );
}
