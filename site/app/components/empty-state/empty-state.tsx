import type { LangText } from '../../cms/lang-text.ts';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import { LangParagraph } from '../lang-paragraph.tsx';
import styles from './empty-state.module.css';

/** A kolam and a sentence in place of an empty list (8). */
export function EmptyState({ text }: { readonly text: LangText }) {
  return (
    <div className={styles.empty}>
      <Kolam radius={2} seed="nothing yet" className={styles.kolam} />
      <LangParagraph of={text} className={styles.sentence} />
    </div>
  );
}
