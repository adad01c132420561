import type { HomePage } from '../../cms/home-page.ts';
import { labelOf } from '../../cms/local-text.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import styles from './about-text.module.css';

export function AboutText({ texts }: { readonly texts: HomePage }) {
  return (
    <section
      aria-label={labelOf(texts.aboutHeading)}
      className={`content section ${styles.section}`}
    >
      <div className={styles.head}>
        <div className={`accents ${styles.chain}`}>
          {texts.shortcuts.map(({ url }) => (
            <Kolam key={url} radius={1} seed={url} strokeWidth={1.4} />
          ))}
        </div>
        <h2 lang={texts.aboutHeading.lang}>{texts.aboutHeading.text}</h2>
        <ButtonLink to="/about-us" kind="secondary" lang={texts.aboutButton.lang}>
          {texts.aboutButton.text}
        </ButtonLink>
      </div>
      <div className={styles.text}>
        <Paragraphs text={texts.aboutText} />
      </div>
    </section>
  );
}
