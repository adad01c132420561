import { kolam } from '../kolam/kolam.ts';
import styles from './unfinished-kolam.module.css';

// The seed is chosen by eye: one line winds through nearly the whole drawing.
const { viewBox, paths, dots } = kolam(3, 'unfinished4');
const lines = paths.toSorted((one, other) => other.length - one.length);

/** A kolam whose longest line ends, with the chalk, at `drawn` (0 to 1) of its length. */
export function UnfinishedKolam({ drawn }: { readonly drawn: number }) {
  const [first = '', ...others] = lines;
  return (
    <svg viewBox={viewBox} className={styles.drawing} aria-hidden="true" focusable="false">
      <path d={lines.join('')} className={styles.missing} />
      {others.slice(0, 1).map((line) => (
        <path key={line} d={line} className={styles.line} />
      ))}
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
