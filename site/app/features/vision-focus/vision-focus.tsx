import type { HomePage } from '../../cms/home-page.ts';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import styles from './vision-focus.module.css';

/** Vision & Focus (2.4.4). */
export function VisionFocus({ texts }: { texts: HomePage }) {
  return (
    <section aria-label={texts.visionAndFocusHeading} className="content section">
      <h2 className="unseen">{texts.visionAndFocusHeading}</h2>
      <div className={styles.panels}>
        <Panel heading={texts.visionHeading} text={texts.visionText} className={styles.vision} />
        <Panel heading={texts.focusHeading} text={texts.focusText} className={styles.focus} />
      </div>
    </section>
  );
}

interface PanelProps {
  readonly heading: string;
  readonly text: string;
  readonly className: string | undefined;
}

/** Each panel shows its half of one kolam. */
function Panel({ heading, text, className }: PanelProps) {
  return (
    <div className={`${styles.panel} ${className}`}>
      <h3 className={`heading-m ${styles.heading}`}>{heading}</h3>
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
      <div className={styles.kolam}>
        <Kolam radius={3} seed="vision and focus" strokeWidth={1} />
      </div>
    </div>
  );
}
