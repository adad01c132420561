import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { homeTexts } from '../../texts/home.ts';
import styles from './vision-focus.module.css';

const { visionAndFocus, vision, focus } = homeTexts;

/** Vision & Focus (2.4.4): two panels that face each other, with one kolam laid across both. */
export function VisionFocus() {
  return (
    <section aria-label={visionAndFocus} className={`content ${styles.section}`}>
      <h2 className="unseen">{visionAndFocus}</h2>
      <div className={styles.panels}>
        <Panel {...vision} className={styles.vision} />
        <Panel {...focus} className={styles.focus} />
      </div>
    </section>
  );
}

interface PanelProps {
  readonly heading: string;
  readonly text: string;
  readonly className: string | undefined;
}

/** A panel holds the whole kolam, and shows its half of it. */
function Panel({ heading, text, className }: PanelProps) {
  return (
    <div className={`${styles.panel} ${className}`}>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.kolam}>
        <Kolam radius={3} seed="vision and focus" strokeWidth={1} />
      </div>
    </div>
  );
}
