import type { HomePage } from '../../cms/home-page.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './about-text.module.css';

export function AboutText({ texts }: { readonly texts: HomePage }) {
  const langOf = useLangOf();
  return (
    <section
      aria-label={langOf(texts.aboutHeading) ? undefined : texts.aboutHeading}
      className={`content section ${styles.section}`}
    >
      <div className={styles.head}>
        <div className={`accents ${styles.chain}`}>
          {texts.shortcuts.map(({ url }) => (
            <Kolam key={url} radius={1} seed={url} strokeWidth={1.4} />
          ))}
        </div>
        <h2 lang={langOf(texts.aboutHeading)}>{texts.aboutHeading}</h2>
        <ButtonLink to="/about-us" kind="secondary">
          {texts.aboutButton}
        </ButtonLink>
      </div>
      <div className={styles.text}>
        <Paragraphs text={texts.aboutText} />
      </div>
    </section>
  );
}
