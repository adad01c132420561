import Text, { frontmatter } from '../content/pages/terms.mdx';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function Terms() {
  return (
    <LegalPage frontmatter={frontmatter} path="terms">
      <Text />
    </LegalPage>
  );
}
