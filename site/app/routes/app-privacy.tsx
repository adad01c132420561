import Text, { frontmatter } from '../content/pages/app-privacy.mdx';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function AppPrivacy() {
  return (
    <LegalPage frontmatter={frontmatter} path="app-privacy">
      <Text />
    </LegalPage>
  );
}
