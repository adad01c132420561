import { Link, useLocation } from 'react-router';
import { PageHead } from '../../head/page-head.tsx';
import { otherParameters } from '../../page-parameters.ts';
import { controlTexts } from '../../texts/controls.ts';
import { errorTexts } from '../../texts/errors.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import styles from './error-screen.module.css';
import { UnfinishedKolam } from './unfinished-kolam.tsx';

/** How much of the kolam's first line is there, 0 to 1. */
const drawn = { notFound: 0.62, unavailable: 0.82, unexpected: 0.35 } as const;

/** Shown in place of a page that was not found, is unavailable, or failed (8, R6). */
export function ErrorScreen({ status }: { readonly status: number }) {
  const name = status === 404 ? 'notFound' : status === 503 ? 'unavailable' : 'unexpected';
  const { head, heading, text } = errorTexts[name];
  return (
    <>
      <PageHead {...head} />
      <div className={styles.screen}>
        <div className={`content ${styles.columns}`}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{heading}</h1>
            <p className={styles.text}>{text}</p>
            <div className={styles.ways}>
              {name === 'notFound' ? (
                <ButtonLink to="/">{errorTexts.home}</ButtonLink>
              ) : (
                <>
                  <TryAgain />
                  <Link to="/" className={styles.home} reloadDocument={name === 'unexpected'}>
                    {errorTexts.home}
                  </Link>
                </>
              )}
            </div>
          </div>
          <div className={styles.kolam}>
            <UnfinishedKolam drawn={drawn[name]} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Asks the server for this address again, with or without scripts. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={pathname}>
      {otherParameters(new URLSearchParams(search)).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{controlTexts.retry}</Button>
    </form>
  );
}
