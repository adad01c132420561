import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { homeTexts } from '../../content/home.ts';
import styles from './vision-focus.module.css';

/** Vision & Focus (2.4.4): two panels that face each other, with one kolam laid across both. */
export function VisionFocus() {
  const { vision, focus } = homeTexts;
  return (
    <section aria-label="Vision & Focus" className={`content ${styles.section}`}>
      <h2 className="unseen">Vision &amp; Focus</h2>
      <div className={styles.panels}>
        <div className={`${styles.panel} ${styles.vision}`}>
          <h3 className={styles.heading}>{vision.heading}</h3>
          <p className={styles.text}>{vision.text}</p>
          <Half />
        </div>
        <div className={`${styles.panel} ${styles.focus}`}>
          <h3 className={styles.heading}>{focus.heading}</h3>
          <p className={styles.text}>{focus.text}</p>
          <Half />
        </div>
      </div>
    </section>
  );
}

/** The whole kolam, of which each panel shows its half. */
function Half() {
  return (
    <div className={styles.kolam}>
      <Kolam radius={3} seed="vision and focus" strokeWidth={1} />
    </div>
  );
}
