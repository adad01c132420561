import Text, { frontmatter } from '../content/pages/refunds-cancellations.mdx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { still } from './still.ts';

/** No script is needed to read this page; the menus fetch theirs at the first touch. */
export const handle = still;

export default function RefundsCancellations() {
  return (
    <LegalPage frontmatter={frontmatter} path="refunds-cancellations">
      <Text />
    </LegalPage>
  );
}
