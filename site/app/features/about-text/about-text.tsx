import { ButtonLink } from '../../components/button/button.tsx';
import { homeTexts } from '../../content/home.ts';
import styles from './about-text.module.css';

/** The descriptive text (2.4.6). */
export function AboutText() {
  const { heading, paragraphs, link } = homeTexts.about;
  return (
    <section aria-labelledby="about-text-heading" className={`content ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="about-text-heading">{heading}</h2>
        <ButtonLink to={link.to} kind="secondary">
          {link.label}
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
