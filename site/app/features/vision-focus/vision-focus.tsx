import type { HomePage } from '../../cms/home-page.ts';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './vision-focus.module.css';

export function VisionFocus({ texts }: { texts: HomePage }) {
  const langOf = useLangOf();
  return (
    <section
      aria-label={langOf(texts.visionAndFocusHeading) ? undefined : texts.visionAndFocusHeading}
      className="content section"
    >
      <h2 lang={langOf(texts.visionAndFocusHeading)} className="visually-hidden">
        {texts.visionAndFocusHeading}
      </h2>
      <div className={styles.panels}>
        <Panel side="vision" heading={texts.visionHeading} text={texts.visionText} />
        <Panel side="focus" heading={texts.focusHeading} text={texts.focusText} />
      </div>
    </section>
  );
}

/** Each panel shows its half of one kolam. */
function Panel(props: { side: 'vision' | 'focus'; heading: string; text: string }) {
  const langOf = useLangOf();
  return (
    <div className={`${styles.panel} ${styles[props.side]}`}>
      <h3 lang={langOf(props.heading)} className={`heading-m ${styles.heading}`}>
        {props.heading}
      </h3>
      <div className={styles.text}>
        <Paragraphs text={props.text} />
      </div>
      <div className={styles.kolam}>
        <Kolam radius={3} seed="vision and focus" strokeWidth={1} />
      </div>
    </div>
  );
}
