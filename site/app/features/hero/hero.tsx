import type { HomePage } from '../../cms/home-page.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { PageImage } from '../../components/page-image.tsx';
import styles from './hero.module.css';

/** The line that says it all, the way to the projects, and a kolam that draws itself once; where
 * there is room, the children stand on that doorstep (2.4.1). */
export function Hero({ texts }: { readonly texts: HomePage }) {
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={`content ${styles.inner}`}>
        <div className={styles.words}>
          <h1 id="hero-heading" tabIndex={-1} className={styles.heading}>
            {texts.heroHeading}
          </h1>
          <p className={styles.sentence}>{texts.heroSentence}</p>
          <ButtonLink to="/projects">{texts.heroButton}</ButtonLink>
        </div>
        <div className={styles.doorstep}>
          <div className={styles.kolam}>
            <Kolam radius={5} seed="rainbow" strokeWidth={1} animated />
          </div>
          {/* Lazy, and not there on a phone: who does not see it does not fetch it. */}
          <PageImage
            image={texts.heroImage}
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
