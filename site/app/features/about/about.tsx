import type { LangText } from '../../cms/lang-text.ts';
import { Kolam } from '../../components/kolam/kolam-drawing.tsx';
import { Prose } from '../../components/prose/prose.tsx';
import styles from './about.module.css';
import type { AboutPage } from './about-page.server.ts';

export function VisionAndMission({ texts }: { texts: AboutPage }) {
  return (
    <div className={`content section ${styles.panels}`}>
      <Panel id="vision" heading={texts.visionHeading} html={texts.vision} />
      <Panel id="mission" heading={texts.missionHeading} html={texts.mission} />
    </div>
  );
}

function Panel({ id, heading, html }: { id: string; heading: LangText; html: LangText }) {
  return (
    <section aria-labelledby={id} className={`${styles.panel} ${styles[id]}`}>
      <Kolam radius={3} seed={id} className={styles.kolam} />
      <h2 id={id} lang={heading.lang}>
        {heading.text}
      </h2>
      <Prose isPageText={false} html={html} />
    </section>
  );
}

export function Work({ html }: { html: LangText }) {
  return (
    <div
      lang={html.lang}
      className={`accents ${styles.work}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server, where raw HTML is text
      dangerouslySetInnerHTML={{ __html: html.text }}
    />
  );
}
