import { ButtonLink } from '../../components/button/button.tsx';
import { ProjectKolam } from '../../components/kolam/project-kolam.tsx';
import { organisation } from '../../organisation.ts';
import styles from './volunteer-call.module.css';

/** The call to action of a project's page, with the volunteer opportunity chosen (2.6, R19). */
export function VolunteerCall({ seed }: { readonly seed: string }) {
  return (
    <section className="content" aria-labelledby="volunteer-call">
      <div className={styles.box}>
        <ProjectKolam url={seed} size="page" className={styles.kolam} />
        <h2 id="volunteer-call" className={styles.heading}>
          Want to be a part of {organisation.name}?
        </h2>
        <p className={styles.words}>Register your interest now!</p>
        <ButtonLink to="/opportunities?chosen=volunteer">Be a Volunteer</ButtonLink>
      </div>
    </section>
  );
}
