import { PageHead } from '../../head/page-head.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { PageIntro } from '../page-intro/page-intro.tsx';

/** What stands where a page could not be shown: not there, not now, or a fault of ours (8, R6). */
export function ErrorScreen({ status }: { readonly status: number }) {
  if (status === 404) return <NotFound />;
  if (status === 503) {
    return (
      <PageIntro heading="This page is taking a short break">
        <PageHead
          title="Please try again in a minute"
          description="This page cannot be shown at the moment. Please try again in a minute."
        />
        <p>We cannot reach our project pages right now. Please try again in a minute.</p>
      </PageIntro>
    );
  }
  return (
    <PageIntro heading="Unexpected Application Error!">
      <PageHead
        title="Unexpected Application Error!"
        description="Something went wrong on our side. Please try again."
      />
      <p>Something went wrong on our side. Please try again, or go back to the home page.</p>
    </PageIntro>
  );
}
