import type { CSSProperties } from 'react';
import type { HomePage } from '../../cms/home-page.ts';
import type { Stats } from '../../cms/stats.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { COLUMN_LINES, figureOf, ROLL_OFFSET, rollSteps, useRoll } from './roll.ts';
import styles from './stats.module.css';

interface StatsSectionProps {
  readonly texts: HomePage;
  readonly stats: Stats;
}

/** The figures (2.12), up to four: rings that fill while their figures roll (4.6). */
export function StatsSection({ texts, stats }: StatsSectionProps) {
  const { ref, rolls } = useRoll();
  const { home } = useLabels();
  const figures = [
    { label: texts.statsStudents, value: stats.students, accent: 'hibiscus' },
    { label: texts.statsVolunteers, value: stats.volunteers, accent: 'sky' },
    { label: texts.statsSchools, value: stats.schools, accent: 'lagoon' },
    { label: texts.statsTribalStudyCenters, value: stats.tribalStudyCenters, accent: 'marigold' },
  ];
  if (figures.every(({ value }) => value === undefined)) return null;
  return (
    <section
      id="stat"
      ref={ref}
      aria-label={home.statsHeading}
      className={`content ${styles.section}`}
      data-rolls={rolls || undefined}
    >
      <h2 className="visually-hidden">{home.statsHeading}</h2>
      <RingShape />
      <dl className={styles.figures}>
        {figures.map(
          ({ label, value, accent }) =>
            value !== undefined && (
              <div key={accent} className={styles.figure} data-accent={accent}>
                <Ring />
                <dt lang={label.lang} className={styles.label}>
                  {label.text}
                </dt>
                <Figure value={value} rolls={rolls} />
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** A line that swings ten times to either side of a circle, like the border of a kolam. */
const wave = Array.from({ length: 200 }, (_, index) => {
  const angle = (index / 200) * 2 * Math.PI;
  const radius = 43.5 + 4.9 * Math.sin(10 * angle);
  return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}).join();

/** Two waves, one swinging out where the other swings in. Drawn once for all rings. */
function RingShape() {
  return (
    <svg width="0" height="0" className={styles.shape} aria-hidden="true" focusable="false">
      <g id="stat-ring">
        <polygon points={wave} pathLength={1} />
        <polygon points={wave} pathLength={1} transform="rotate(18 50 50)" />
      </g>
    </svg>
  );
}

/** The waves around twenty dots. */
function Ring() {
  return (
    <svg viewBox="0 0 100 100" className={styles.ring} aria-hidden="true" focusable="false">
      <use href="#stat-ring" className={styles.track} />
      <use href="#stat-ring" className={styles.fill} />
      <circle cx={50} cy={50} r={43.5} pathLength={20} className={styles.dots} />
    </svg>
  );
}

/** A column of the steps of the roll. Without the roll it holds the final figure alone. */
function Figure({ value, rolls }: { value: number; rolls: boolean }) {
  const steps = rolls ? rollSteps(value) : [value];
  const geometry = {
    '--column-lines': COLUMN_LINES,
    '--roll-offset': ROLL_OFFSET,
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
