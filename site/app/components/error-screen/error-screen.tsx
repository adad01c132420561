import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { loadingTexts } from '../../content/loading.ts';
import { errorPages, errorTexts } from '../../content/trouble.ts';
import { PageHead } from '../../head/page-head.tsx';
import { otherParameters } from '../../page-parameters.ts';
import { isFirstPage } from '../arrival/arrival.tsx';
import { Button } from '../button/button.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import styles from './error-screen.module.css';
import { Notice } from './notice.tsx';

/** What stands where a page could not be shown: not there, not now, or a fault of ours (8, R6). */
export function ErrorScreen({ status }: { readonly status: number }) {
  const { key } = useLocation();
  // It comes after the page has changed, too late for the focus that follows every navigation (2.3).
  useEffect(() => {
    if (isFirstPage(key)) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key]);
  if (status === 404) return <NotFound />;
  if (status === 503) return <Unavailable />;
  return <Unexpected />;
}

/** A page whose content nobody can tell now (R6): trying again is what helps. */
function Unavailable() {
  const { heading, text, button } = errorTexts.unavailable;
  return (
    <>
      <PageHead {...errorPages.unavailable} />
      <Notice heading={heading} text={text} drawn={0.82}>
        <TryAgain label={button} />
        <Link to="/" className={styles.home}>
          {errorTexts.unexpected.button}
        </Link>
      </Notice>
    </>
  );
}

/** Shown even where the shell's own content could not be read: it needs none (2.1, 8). */
function Unexpected() {
  const { heading, text, button } = errorTexts.unexpected;
  return (
    <>
      <PageHead {...errorPages.unexpected} />
      <Notice heading={heading} text={text} drawn={0.35}>
        <TryAgain label={loadingTexts.retry} />
        <Link to="/" className={styles.home} reloadDocument>
          {button}
        </Link>
      </Notice>
    </>
  );
}

/** Asks the server for this address once more, with or without scripts. */
function TryAgain({ label }: { readonly label: string }) {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={pathname}>
      {otherParameters(new URLSearchParams(search)).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{label}</Button>
    </form>
  );
}
