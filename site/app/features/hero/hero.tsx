import type { HomePage } from '../../cms/home-page.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { LangParagraph } from '../../components/lang-paragraph.tsx';
import { PageImage } from '../../components/page-image.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './hero.module.css';

export function Hero({ texts }: { texts: HomePage }) {
  const { home } = useLabels();
  return (
    <section aria-labelledby="hero-heading" className={styles.hero}>
      <div className={`content ${styles.inner}`}>
        <div className={styles.texts}>
          <h1
            id="hero-heading"
            lang={texts.heroHeading.lang}
            tabIndex={-1}
            className={styles.heading}
          >
            {texts.heroHeading.text}
          </h1>
          <LangParagraph of={texts.heroSentence} className={styles.sentence} />
          <ButtonLink to="/projects">{home.explore}</ButtonLink>
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
