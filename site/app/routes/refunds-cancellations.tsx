import Text, { frontmatter } from '../content/pages/refunds-cancellations.mdx';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function RefundsCancellations() {
  return (
    <LegalPage frontmatter={frontmatter} path="refunds-cancellations">
      <Text />
    </LegalPage>
  );
}
