import type { Identified } from '../../cms/calls.ts';
import type { HomePage } from '../../cms/home-page.ts';
import type { Partner } from '../../cms/partners.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { Section } from '../../components/section/section.tsx';
import { controlTexts } from '../../texts/controls.ts';
import styles from './partners.module.css';

interface PartnersProps {
  readonly texts: HomePage;
  readonly partners: readonly Identified<Partner>[];
}

/** Who pays for the projects (2.4.8): name, project description and logo. */
export function AssociatedPartners({ texts, partners }: PartnersProps) {
  const associated = partners.filter(({ kind }) => kind === 'associated');
  if (associated.length === 0) return null;
  return (
    <Section
      id="associated-partners"
      heading={texts.associatedPartnersHeading}
      intro={texts.associatedPartnersIntro}
    >
      <ul className={`${styles.wall} ${styles.associated}`}>
        {associated.map((partner) => (
          <li key={partner.id} className={styles.associate}>
            <Logo logo={partner.logo} size={80} />
            <div className={styles.words}>
              <Name partner={partner} />
              <p className={styles.project}>{partner.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Whose students volunteer (2.4.9): name and logo, or the default logo. */
export function VolunteerPartners({ texts, partners }: PartnersProps) {
  const volunteers = partners.filter(({ kind }) => kind === 'volunteer');
  if (volunteers.length === 0) return null;
  return (
    <Section
      id="volunteer-partners"
      heading={texts.volunteerPartnersHeading}
      intro={texts.volunteerPartnersIntro}
    >
      <ul className={`${styles.wall} ${styles.volunteers}`}>
        {volunteers.map((partner) => (
          <li key={partner.id} className={styles.volunteer}>
            <Logo logo={partner.logo} size={72} />
            <Name partner={partner} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Name({ partner: { name, link } }: { readonly partner: Partner }) {
  return (
    <p className={styles.name}>
      {link === undefined ? (
        name
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="unseen">{` ${controlTexts.newWindow}`}</span>
        </a>
      )}
    </p>
  );
}

interface LogoProps {
  readonly logo: Partner['logo'];
  readonly size: number;
}

/** The name stands beside the logo, so the logo says nothing of its own. */
function Logo({ logo = '/images/partner-default.svg', size }: LogoProps) {
  const slot = { width: size, height: size, className: styles.logo };
  return typeof logo === 'string' ? (
    <img src={logo} alt="" loading="lazy" decoding="async" {...slot} />
  ) : (
    <CmsImage image={logo} alt="" sizes={`${size}px`} maxWidth={320} {...slot} />
  );
}
