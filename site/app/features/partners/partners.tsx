import type { Identified } from '../../cms/calls.ts';
import type { HomePage } from '../../cms/home-page.ts';
import type { Partner } from '../../cms/partners.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { Section } from '../../components/section/section.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './partners.module.css';

interface PartnersProps {
  readonly texts: HomePage;
  readonly partners: readonly Identified<Partner>[];
}

export function AssociatedPartners({ texts, partners }: PartnersProps) {
  const langOf = useLangOf();
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
            <div>
              <Name partner={partner} />
              <p lang={langOf(partner.line ?? '')} className={styles.project}>
                {partner.line}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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

function Name({ partner: { name, link } }: { partner: Partner }) {
  const { controls } = useTexts();
  const langOf = useLangOf();
  return (
    <p lang={langOf(name)} className={styles.name}>
      {link === undefined ? (
        name
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="visually-hidden">{` ${controls.newWindow}`}</span>
        </a>
      )}
    </p>
  );
}

function Logo({ logo, size }: { logo: Partner['logo']; size: number }) {
  const slot = { width: size, height: size, className: styles.logo };
  if (typeof logo === 'object') {
    return <CmsImage image={logo} alt="" sizes={`${size}px`} maxWidth={320} {...slot} />;
  }
  const url = logo ?? '/images/partner-default.svg';
  return <img src={url} alt="" loading="lazy" decoding="async" {...slot} />;
}
