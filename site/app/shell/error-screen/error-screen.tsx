import { Link, useHref, useLocation } from 'react-router';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { kolam } from '../../components/kolam/kolam.ts';
import { OtherParameters } from '../../components/page-parameters.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { PageHead } from '../head/page-head.tsx';
import { useBrand } from '../use-organisation.ts';
import styles from './error-screen.module.css';

/** The part of the kolam's first line that is drawn, 0 to 1. */
const drawn = { notFound: 0.62, unavailable: 0.82, unexpected: 0.35 } as const;

/** Shown in place of a page that was not found, is unavailable, or failed (8, R6). */
export function ErrorScreen({ status }: { status: number }) {
  const name = status === 404 ? 'notFound' : status === 503 ? 'unavailable' : 'unexpected';
  const { errors } = useLabels();
  const brand = useBrand();
  const { title, description, heading, text } = errors[name];
  return (
    <>
      <PageHead
        title={{ text: fill(title, { name: brand }) }}
        description={fill(description, { name: brand })}
      />
      <div className={styles.screen}>
        <div className={`content ${styles.columns}`}>
          <div className={styles.texts}>
            <h1 tabIndex={-1}>{heading}</h1>
            <p className={styles.text}>{text}</p>
            <div className={styles.links}>
              {name === 'notFound' ? (
                <ButtonLink to="/">{errors.home}</ButtonLink>
              ) : (
                <>
                  <TryAgain />
                  <Link to="/" className={styles.home} reloadDocument={name === 'unexpected'}>
                    {errors.home}
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

function TryAgain() {
  const { controls } = useLabels();
  const here = useHref(useLocation().pathname);
  return (
    <form method="get" action={here}>
      <OtherParameters />
      <Button type="submit">{controls.retry}</Button>
    </form>
  );
}

// The seed is chosen by eye: one line winds through nearly the whole drawing.
const { viewBox, paths, dots } = kolam(3, 'unfinished4');
const lines = paths.toSorted((one, other) => other.length - one.length);

/** A kolam whose longest line ends, with the chalk, at `drawn` (0 to 1) of its length. */
function UnfinishedKolam({ drawn }: { drawn: number }) {
  const [first, second] = lines;
  return (
    <svg viewBox={viewBox} className={styles.drawing} aria-hidden="true" focusable="false">
      <path d={lines.join('')} className={styles.missing} />
      <path d={second} className={styles.line} />
      <path d={first} pathLength={1} strokeDasharray={`${drawn} 2`} className={styles.line} />
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.9} className={styles.dot} />
      ))}
      <rect
        x={-0.4}
        y={-4.8}
        width={2.6}
        height={7}
        rx={0.9}
        className={styles.chalk}
        style={{ offsetPath: `path("${first}")`, offsetDistance: `${100 * drawn}%` }}
      />
    </svg>
  );
}
