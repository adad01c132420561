import type { ListPage } from '../../cms/list-page.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './volunteer-call.module.css';

/** The call to action of a project's page (2.6, R19). */
export function VolunteerCall({ texts, seed }: { texts: ListPage; seed: string }) {
  const langOf = useLangOf();
  return (
    <section className="content" aria-labelledby="volunteer-call">
      <div className={styles.box}>
        <ProjectKolam url={seed} size="page" className={styles.kolam} />
        <h2 id="volunteer-call" lang={langOf(texts.projectCallHeading)} className={styles.heading}>
          {texts.projectCallHeading}
        </h2>
        <p lang={langOf(texts.projectCallText)} className={styles.words}>
          {texts.projectCallText}
        </p>
        <ButtonLink to="/opportunities?chosen=volunteer">{texts.projectCallButton}</ButtonLink>
      </div>
    </section>
  );
}
