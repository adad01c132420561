import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { homeTexts } from '../../texts/home.ts';
import styles from './about-text.module.css';

/** The descriptive text (2.4.6), under a chain of small kolams in the projects' colours. */
export function AboutText() {
  const { heading, paragraphs, button } = homeTexts.about;
  return (
    <section aria-label={heading} className={`content ${styles.section}`}>
      <div className={styles.head}>
        <div className={`accents ${styles.chain}`}>
          {homeTexts.shortcuts.tiles.map(({ url }) => (
            <Kolam key={url} radius={1} seed={url} strokeWidth={1.4} />
          ))}
        </div>
        <h2>{heading}</h2>
        <ButtonLink to="/about-us" kind="secondary">
          {button}
        </ButtonLink>
      </div>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
