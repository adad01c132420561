import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { pages } from '../content/pages.ts';
import { PageHead } from '../head/page-head.tsx';
import { still } from './still.ts';

/** No script is needed to read this page. */
export const handle = still;

export default function RefundsCancellations() {
  return (
    <>
      <PageHead {...pages.refunds} />
      <PageIntro heading="Refunds & Cancellations Policy" />
    </>
  );
}
