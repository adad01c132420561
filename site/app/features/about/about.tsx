import type { AboutPage } from '../../cms/about-page.ts';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './about.module.css';

export function VisionAndMission({ texts }: { texts: AboutPage }) {
  const langOf = useLangOf();
  return (
    <div className={`content section ${styles.panels}`}>
      <section aria-labelledby="vision" className={`${styles.panel} ${styles.vision}`}>
        <Kolam radius={3} seed="vision" className={styles.kolam} />
        <h2 id="vision" lang={langOf(texts.visionHeading)}>
          {texts.visionHeading}
        </h2>
        <Prose narrow={false} html={texts.vision} />
      </section>
      <section aria-labelledby="mission" className={`${styles.panel} ${styles.mission}`}>
        <Kolam radius={3} seed="mission" className={styles.kolam} />
        <h2 id="mission" lang={langOf(texts.missionHeading)}>
          {texts.missionHeading}
        </h2>
        <Prose narrow={false} html={texts.mission} />
      </section>
    </div>
  );
}

export function Work({ html }: { html: string }) {
  return (
    <div
      lang={useLangOf()(html)}
      className={`accents ${styles.work}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server, where raw HTML is text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
