import type { CSSProperties } from 'react';
import type { Stats } from '../../cms/stats.ts';
import { homeTexts } from '../../texts/home.ts';
import { braidDotsPath, braidLines } from './braid.ts';
import { columnLines, figureOf, rollOffset, rollSteps } from './roll.ts';
import styles from './stats.module.css';
import { useRoll } from './use-roll.ts';

const texts = homeTexts.stats;
const counters = [
  ['students', 'hibiscus'],
  ['volunteers', 'sky'],
  ['schools', 'lagoon'],
  ['tribalStudyCenters', 'marigold'],
] as const;

interface StatsSectionProps {
  readonly heading: string;
  readonly stats: Stats;
}

/** The four counters (2.12, element id "stat"): rings that fill while their figures roll (4.6). */
export function StatsSection({ heading, stats }: StatsSectionProps) {
  const { ref, rolls } = useRoll();
  return (
    <section
      id="stat"
      ref={ref}
      aria-label={heading}
      className={`content ${styles.section}`}
      data-rolls={rolls || undefined}
    >
      <h2 className="unseen">{heading}</h2>
      <dl className={styles.counters}>
        {counters.map(([name, accent]) => (
          <div key={name} className={styles.counter} data-accent={accent}>
            <Ring />
            <dt className={styles.label}>{texts[name]}</dt>
            <Figure value={stats[name]} rolls={rolls} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Ring() {
  return (
    <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true" focusable="false">
      {braidLines.map((line) => (
        <path key={line} d={line} className={styles.track} />
      ))}
      {braidLines.map((line) => (
        <path key={line} d={line} pathLength={1} className={styles.fill} />
      ))}
      <path d={braidDotsPath} className={styles.dots} />
    </svg>
  );
}

/** A column of the steps of the roll. Before and without the roll it holds the final figure alone. */
function Figure({ value, rolls }: { readonly value: number; readonly rolls: boolean }) {
  const steps = rolls ? rollSteps(value) : [value];
  const geometry = {
    '--column-lines': columnLines,
    '--roll-offset': rollOffset,
    '--steps': steps.length,
    '--letters': figureOf(value).length,
  } as CSSProperties;
  return (
    <dd className={styles.window} style={geometry}>
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
  );
}
