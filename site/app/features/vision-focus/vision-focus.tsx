import type { HomePage } from '../../cms/home-page.ts';
import type { LangText } from '../../cms/lang-text.ts';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './vision-focus.module.css';

export function VisionFocus({ texts }: { texts: HomePage }) {
  const { home } = useLabels();
  return (
    <section aria-label={home.visionAndFocus} className="content section">
      <h2 className="visually-hidden">{home.visionAndFocus}</h2>
      <div className={styles.panels}>
        <Panel side="vision" heading={texts.visionHeading} text={texts.visionText} />
        <Panel side="focus" heading={texts.focusHeading} text={texts.focusText} />
      </div>
    </section>
  );
}

/** Each panel shows its half of one kolam. */
function Panel(props: { side: 'vision' | 'focus'; heading: LangText; text: LangText }) {
  return (
    <div className={`${styles.panel} ${styles[props.side]}`}>
      <h3 lang={props.heading.lang} className={`heading-m ${styles.heading}`}>
        {props.heading.text}
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
