import type { Stats } from '../../cms/stats.ts';
import { homeTexts } from '../../content/home.ts';
import { Counter } from './counter.tsx';
import styles from './stats.module.css';
import { useRoll } from './use-roll.ts';

/** The four counters (2.12, element id "stat"): rings that fill while their figures roll (4.6). */
export function StatsSection({ stats }: { readonly stats: Stats }) {
  const { ref, phase } = useRoll();
  return (
    <section
      id="stat"
      ref={ref}
      aria-label={homeTexts.stats.heading}
      className={`content ${styles.section}`}
      data-phase={phase}
    >
      <h2 className="unseen">{homeTexts.stats.heading}</h2>
      <dl className={styles.counters}>
        <Counter label="STUDENTS" value={stats.students} colour="hibiscus" phase={phase} />
        <Counter label="VOLUNTEERS" value={stats.volunteers} colour="sky" phase={phase} />
        <Counter label="SCHOOLS" value={stats.schools} colour="lagoon" phase={phase} />
        <Counter
          label="TRIBAL STUDY CENTERS"
          value={stats.tribalStudyCenters}
          colour="marigold"
          phase={phase}
        />
      </dl>
    </section>
  );
}
