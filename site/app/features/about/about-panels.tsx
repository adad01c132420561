import type { ReactNode } from 'react';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import styles from './about-panels.module.css';

/** "Our Vision" and "Our Mission", side by side (2.11). */
export function VisionAndMission({
  vision,
  mission,
}: {
  readonly vision: ReactNode;
  readonly mission: ReactNode;
}) {
  return (
    <div className={`content ${styles.panels}`}>
      <section aria-labelledby="vision" className={`${styles.panel} ${styles.vision}`}>
        <Kolam radius={3} seed="vision" className={styles.kolam} />
        <h2 id="vision">Our Vision</h2>
        <Prose narrow={false}>{vision}</Prose>
      </section>
      <section aria-labelledby="mission" className={`${styles.panel} ${styles.mission}`}>
        <Kolam radius={3} seed="mission" className={styles.kolam} />
        <h2 id="mission">Our Mission</h2>
        <Prose narrow={false}>{mission}</Prose>
      </section>
    </div>
  );
}
