import type { HomePage } from '../../cms/home-page.ts';
import { ariaLabelOf, paragraphsOf } from '../../cms/lang-text.ts';
import type { ProjectCard } from '../../cms/project-cards.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './about-text.module.css';

interface AboutTextProps {
  readonly texts: HomePage;
  /** The projects whose drawings stand beside the heading. */
  readonly cards: readonly ProjectCard[];
}

/** The descriptive text (2.4.6). On a phone its first paragraph is seen, and the others unfold. */
export function AboutText({ texts, cards }: AboutTextProps) {
  const { controls, home } = useLabels();
  const [first, ...others] = paragraphsOf(texts.aboutText);
  return (
    <section
      aria-label={ariaLabelOf(texts.aboutHeading)}
      className={`content section ${styles.section}`}
    >
      <div className={styles.head}>
        <div className={`accents ${styles.chain}`}>
          {cards.map(({ url }) => (
            <Kolam key={url} radius={1} seed={url} strokeWidth={1.4} />
          ))}
        </div>
        <h2 lang={texts.aboutHeading.lang}>{texts.aboutHeading.text}</h2>
      </div>
      <div className={styles.text}>
        <p lang={first?.lang}>{first?.text}</p>
        {others.length > 0 && (
          <details className="folds">
            <summary>{controls.readOn}</summary>
            {others.map(({ text, lang }) => (
              <p key={text} lang={lang}>
                {text}
              </p>
            ))}
          </details>
        )}
      </div>
      <p className={styles.more}>
        <ButtonLink to="/about-us" kind="secondary">
          {home.aboutUs}
        </ButtonLink>
      </p>
    </section>
  );
}
