import { Link, useLocation } from 'react-router';
import {
  addressLines,
  emailHref,
  organisation,
  phoneHref,
  type SocialLink,
} from '../../organisation.ts';
import { ContactIcon, type ContactIconName } from '../icon/contact-icon.tsx';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import { annualReports, certificates, type OfficialDocument } from './documents.ts';
import styles from './site-footer.module.css';

const siteLinks = [
  { label: 'Privacy Policy', path: '/privacy' },
  { label: 'Terms & Conditions', path: '/terms' },
  { label: 'Gallery', path: '/gallery' },
  { label: 'Contact us', path: '/contact-us' },
] as const;

/** A drawn sign for each network that we know; any other gets the one for a way out. */
const socialIcons: Readonly<Record<string, ContactIconName>> = {
  Instagram: 'camera',
  Facebook: 'friends',
  LinkedIn: 'network',
  YouTube: 'play',
};

/** The footer of every page (2.13). */
export default function SiteFooter() {
  const { pathname } = useLocation();
  return (
    <footer id="footer" className={styles.footer}>
      <div className={`content ${styles.columns}`}>
        <div className={styles.who}>
          <p className={styles.name}>
            <span className={styles.mark}>
              <Kolam radius={1} seed="logo" strokeWidth={1.5} />
            </span>
            {organisation.name}
          </p>
          <p>{organisation.tagline}.</p>
          <Contact />
          <ul className={styles.social}>
            {organisation.socialLinks.map((link) => (
              <li key={link.url}>
                <Social link={link} />
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-site">
          <h2 id="footer-site">The site</h2>
          <ul className={styles.links}>
            {siteLinks.map(({ label, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  viewTransition
                  aria-current={pathname === path ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Documents heading="Certificates" documents={certificates} />
        <Documents heading="Annual reports" documents={annualReports} />
      </div>
      <div className={`content ${styles.end}`}>
        <p>
          {/* A page that was rendered last year is no error. */}©{' '}
          <span suppressHydrationWarning>{new Date().getFullYear()}</span> {organisation.name}. All
          rights reserved.
        </p>
      </div>
    </footer>
  );
}

function Contact() {
  return (
    <address className={styles.contact}>
      <p className={styles.line}>
        <ContactIcon name="pin" />
        <span>
          {addressLines(organisation.address).map((line) => (
            <span key={line} className={styles.addressLine}>
              {line}
            </span>
          ))}
        </span>
      </p>
      {organisation.phones.map((phone) => (
        <p key={phone}>
          <a className={styles.line} href={phoneHref(phone)}>
            <ContactIcon name="phone" />
            {phone}
          </a>
        </p>
      ))}
      <p>
        <a className={styles.line} href={emailHref(organisation.email)}>
          <ContactIcon name="mail" />
          {organisation.email}
        </a>
      </p>
    </address>
  );
}

function Social({ link }: { readonly link: SocialLink }) {
  return (
    <a href={link.url} target="_blank" rel="noopener noreferrer" className={styles.network}>
      <ContactIcon name={socialIcons[link.name] ?? 'external'} />
      <span className="unseen">
        {organisation.name} on {link.name} (opens in a new window)
      </span>
    </a>
  );
}

function Documents({
  heading,
  documents,
}: {
  readonly heading: string;
  readonly documents: readonly OfficialDocument[];
}) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {documents.map(({ label, path, kind }) => (
          <li key={path}>
            <a href={path} type="application/pdf">
              {label} <span className={styles.kind}>{kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
