import type { ListPage } from '../../cms/list-page.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { LangParagraph } from '../../components/lang-paragraph.tsx';
import styles from './volunteer-call.module.css';

/** The call to action of a project's page (2.6, R19). */
export function VolunteerCall({ texts, seed }: { texts: ListPage; seed: string }) {
  return (
    <section className="content" aria-labelledby="volunteer-call">
      <div className={styles.box}>
        <ProjectKolam url={seed} size="page" className={styles.kolam} />
        <h2 id="volunteer-call" lang={texts.projectCallHeading.lang} className={styles.heading}>
          {texts.projectCallHeading.text}
        </h2>
        <LangParagraph of={texts.projectCallText} className={styles.text} />
        <ButtonLink to="/opportunities?chosen=volunteer" lang={texts.projectCallButton.lang}>
          {texts.projectCallButton.text}
        </ButtonLink>
      </div>
    </section>
  );
}
