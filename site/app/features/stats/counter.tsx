import type { CSSProperties } from 'react';
import { braidDotsPath, braidLines } from './braid.ts';
import { columnLines, figureOf, rollOffset, rollSteps } from './roll.ts';
import styles from './stats.module.css';
import type { RollPhase } from './use-roll.ts';

/** One ring with its figure. Before and without the roll the column holds the final figure alone. */
export function Counter({
  label,
  value,
  colour,
  phase,
}: {
  readonly label: string;
  readonly value: number;
  readonly colour: 'marigold' | 'lagoon' | 'hibiscus' | 'sky';
  readonly phase: RollPhase;
}) {
  const steps = phase === 'still' ? [value] : rollSteps(value);
  const geometry: CSSProperties & Record<`--${string}`, string | number> = {
    '--column-lines': columnLines,
    '--roll-offset': rollOffset,
    '--steps': steps.length,
    '--letters': figureOf(value).length,
  };
  return (
    <div className={`${styles.counter} ${styles[colour]}`} style={geometry}>
      <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true" focusable="false">
        {braidLines.map((line) => (
          <path key={line} d={line} className={styles.track} />
        ))}
        {braidLines.map((line) => (
          <path key={line} d={line} pathLength={1} className={styles.fill} />
        ))}
        <path d={braidDotsPath} className={styles.dots} />
      </svg>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.window}>
        <span className={styles.column}>
          {steps.map((step, index) => (
            // Only the last line, the final figure, is read aloud (R24).
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a small value repeat themselves
              key={index}
              className={styles.line}
              aria-hidden={index < steps.length - 1 || undefined}
            >
              {figureOf(step)}
            </span>
          ))}
        </span>
      </dd>
    </div>
  );
}
