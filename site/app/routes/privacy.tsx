import Text, { frontmatter } from '../content/pages/privacy.mdx';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function Privacy() {
  return (
    <LegalPage frontmatter={frontmatter} path="privacy">
      <Text />
    </LegalPage>
  );
}
