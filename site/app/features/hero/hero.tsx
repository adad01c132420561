import type { HomePage } from '../../cms/home-page.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { PageImage } from '../../components/page-image.tsx';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './hero.module.css';

export function Hero({ texts }: { texts: HomePage }) {
  const langOf = useLangOf();
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={`content ${styles.inner}`}>
        <div className={styles.words}>
          <h1
            id="hero-heading"
            lang={langOf(texts.heroHeading)}
            tabIndex={-1}
            className={styles.heading}
          >
            {texts.heroHeading}
          </h1>
          <p lang={langOf(texts.heroSentence)} className={styles.sentence}>
            {texts.heroSentence}
          </p>
          <ButtonLink to="/projects">{texts.heroButton}</ButtonLink>
        </div>
        <div className={styles.doorstep}>
          <div className={styles.kolam}>
            <Kolam radius={5} seed="rainbow" strokeWidth={1} animated />
          </div>
          {/* Hidden on a phone; being lazy, it is not fetched there. */}
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
