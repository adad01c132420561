import { ButtonLink } from '../../components/button/button.tsx';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { projectTexts } from '../../texts/projects.ts';
import styles from './volunteer-call.module.css';

const { call } = projectTexts;

/** The call to action of a project's page, with the volunteer opportunity chosen (2.6, R19). */
export function VolunteerCall({ seed }: { readonly seed: string }) {
  return (
    <section className="content" aria-labelledby="volunteer-call">
      <div className={styles.box}>
        <ProjectKolam url={seed} size="page" className={styles.kolam} />
        <h2 id="volunteer-call" className={styles.heading}>
          {call.heading}
        </h2>
        <p className={styles.words}>{call.text}</p>
        <ButtonLink to="/opportunities?chosen=volunteer">{call.button}</ButtonLink>
      </div>
    </section>
  );
}
