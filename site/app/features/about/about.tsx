import type { ComponentProps, ReactNode } from 'react';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { aboutTexts } from '../../texts/about-us.ts';
import styles from './about.module.css';

interface VisionAndMissionProps {
  readonly vision: ReactNode;
  readonly mission: ReactNode;
}

/** "Our Vision" and "Our Mission", side by side (2.11). */
export function VisionAndMission({ vision, mission }: VisionAndMissionProps) {
  return (
    <div className={`content ${styles.panels}`}>
      <section aria-labelledby="vision" className={`${styles.panel} ${styles.vision}`}>
        <Kolam radius={3} seed="vision" className={styles.kolam} />
        <h2 id="vision">{aboutTexts.vision}</h2>
        <Prose narrow={false}>{vision}</Prose>
      </section>
      <section aria-labelledby="mission" className={`${styles.panel} ${styles.mission}`}>
        <Kolam radius={3} seed="mission" className={styles.kolam} />
        <h2 id="mission">{aboutTexts.mission}</h2>
        <Prose narrow={false}>{mission}</Prose>
      </section>
    </div>
  );
}

/** The bullet points of "Our Work", each a card in one of the four colours (2.11). */
export function WorkList(props: ComponentProps<'ul'>) {
  return <ul {...props} className={`accents ${styles.work}`} />;
}
