import { lazy, Suspense } from 'react';
import { Button } from '../button/button.tsx';

const ErrorScreen = lazy(() =>
  import('./error-screen.tsx').then(
    (module) => ({ default: module.ErrorScreen }),
    () => ({ default: Bare }),
  ),
);

/** The error screens, which hardly any visitor sees, are sent for when one is needed. */
export function ErrorScreenLater({ status }: { readonly status: number }) {
  return (
    <Suspense>
      <ErrorScreen status={status} />
    </Suspense>
  );
}

/** Where not even the screen itself arrives: the visitor has no connection. */
function Bare() {
  return (
    <div className="content">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </p>
    </div>
  );
}
