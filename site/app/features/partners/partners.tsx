import type { Identified } from '../../cms/calls.ts';
import type { HomePage } from '../../cms/home-page.ts';
import { ariaLabelOf } from '../../cms/lang-text.ts';
import type { Partner } from '../../cms/partners.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import { Section } from '../../components/section/section.tsx';
import styles from './partners.module.css';

interface PartnersProps {
  readonly kind: 'associated' | 'volunteer';
  readonly texts: HomePage;
  readonly partners: readonly Identified<Partner>[];
}

const LOGO_SIDE_PX = { associated: 80, volunteer: 72 } as const;

export function Partners({ kind, texts, partners }: PartnersProps) {
  const ofKind = partners.filter((partner) => partner.kind === kind);
  if (ofKind.length === 0) return null;
  const heading = texts[`${kind}PartnersHeading`];
  return (
    <Section id={`${kind}-partners`} heading={heading} intro={texts[`${kind}PartnersIntro`]}>
      {/* On a phone it is a row, which arrow keys scroll. */}
      <ul
        aria-label={ariaLabelOf(heading)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to take the focus
        tabIndex={0}
        className={`swipes ${styles.wall} ${styles[kind]}`}
      >
        {ofKind.map((partner) => (
          <li key={partner.id} className="card">
            <Logo logo={partner.logo} size={LOGO_SIDE_PX[kind]} />
            <div>
              <Name partner={partner} />
              {kind === 'associated' && (
                <p lang={partner.line?.lang} className={styles.project}>
                  {partner.line?.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Name({ partner: { name, link } }: { partner: Partner }) {
  return (
    <p lang={name.lang} className={styles.name}>
      {link === undefined ? name.text : <NewWindowLink href={link}>{name.text}</NewWindowLink>}
    </p>
  );
}

function Logo({ logo, size }: { logo: Partner['logo']; size: number }) {
  const imageProps = { width: size, height: size, className: styles.logo };
  if (typeof logo === 'object') {
    return <CmsImage image={logo} alt="" sizes={`${size}px`} maxWidth={320} {...imageProps} />;
  }
  const url = logo ?? '/images/partner-default.svg';
  return <img src={url} alt="" loading="lazy" decoding="async" {...imageProps} />;
}
