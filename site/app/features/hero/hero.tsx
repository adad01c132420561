import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { SitePicture } from '../../components/site-picture/site-picture.tsx';
import { homeTopTexts } from '../../content/home-top.ts';
import styles from './hero.module.css';

/** The line that says it all, the way to the projects, and a kolam that draws itself once; where
 * there is room, the children stand on that doorstep (2.4.1). */
export function Hero() {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={`content ${styles.inner}`}>
        <div className={styles.words}>
          <h1 id="hero-heading" tabIndex={-1} className={styles.heading}>
            Empowering Our Kids Through Education
          </h1>
          <p className={styles.sentence}>{homeTopTexts.hero.sentence}</p>
          <ButtonLink to="/projects">Explore Projects</ButtonLink>
        </div>
        <div className={styles.doorstep}>
          <div className={styles.kolam}>
            <Kolam radius={5} seed="rainbow" strokeWidth={1} animated />
          </div>
          {/* Lazy, and not there on a phone: who does not see it does not fetch it. */}
          <SitePicture
            name="hero-children"
            alt=""
            sizes="(min-width: 64rem) 42rem, 1px"
            width={1200}
            height={560}
            className={styles.children}
          />
        </div>
      </div>
    </section>
  );
}
