import type { HomePage } from '../../cms/home-page.ts';
import { Section } from '../../components/section/section.tsx';
import { associatedPartners, defaultPartnerLogo, volunteerPartners } from '../../texts/partners.ts';
import styles from './partners.module.css';

/** Who pays for the projects (2.4.8): name, project description and logo. */
export function AssociatedPartners({ texts }: { readonly texts: HomePage }) {
  return (
    <Section
      id="associated-partners"
      heading={texts.associatedPartnersHeading}
      intro={texts.associatedPartnersIntro}
    >
      <ul className={`${styles.wall} ${styles.associated}`}>
        {associatedPartners.map(({ name, project, logo }) => (
          <li key={name} className={styles.associate}>
            <Logo src={logo} size={80} />
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.project}>{project}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Whose students volunteer (2.4.9): name and logo, or the default logo. */
export function VolunteerPartners({ texts }: { readonly texts: HomePage }) {
  return (
    <Section
      id="volunteer-partners"
      heading={texts.volunteerPartnersHeading}
      intro={texts.volunteerPartnersIntro}
    >
      <ul className={`${styles.wall} ${styles.volunteers}`}>
        {volunteerPartners.map(({ name, logo }) => (
          <li key={name} className={styles.volunteer}>
            <Logo src={logo ?? defaultPartnerLogo} size={72} />
            <p className={styles.name}>{name}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The name stands beside the logo, so the logo says nothing of its own. */
function Logo({ src, size }: { readonly src: string; readonly size: number }) {
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={styles.logo}
    />
  );
}
