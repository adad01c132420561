import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { homeTexts } from '../../content/home.ts';
import styles from './hero.module.css';

/** The line that says it all, the way to the projects, and a kolam that draws itself once (2.4.1). */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={`content ${styles.inner}`}>
        <div className={styles.words}>
          <h1 id="hero-heading" tabIndex={-1} className={styles.heading}>
            Empowering Our Kids Through Education
          </h1>
          <p className={styles.sentence}>{homeTexts.hero.sentence}</p>
          <ButtonLink to="/projects">Explore Projects</ButtonLink>
        </div>
        <div className={styles.kolam}>
          <Kolam radius={5} seed="rainbow" strokeWidth={1} animated />
        </div>
      </div>
    </section>
  );
}
