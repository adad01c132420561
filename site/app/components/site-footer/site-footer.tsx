import sizes from 'virtual:document-sizes';
import { Link, useLocation } from 'react-router';
import type { Organisation } from '../../cms/organisation.ts';
import { addressLines, emailHref, phoneHref } from '../../organisation.ts';
import type { PageLink } from '../../pages.ts';
import { controlTexts } from '../../texts/controls.ts';
import { documentTexts, shellTexts } from '../../texts/shell.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Kolam } from '../kolam/kolam-drawing.tsx';
import styles from './site-footer.module.css';

const texts = shellTexts.footer;

/** An icon for each network that we know; any other gets the one for a link that leads away. */
const socialIcons: Readonly<Record<string, IconName>> = {
  Instagram: 'camera',
  Facebook: 'friends',
  LinkedIn: 'network',
  YouTube: 'play',
};

interface SiteFooterProps {
  readonly organisation: Organisation;
  /** The pages that it links. */
  readonly links: readonly PageLink[];
}

/** The footer of every page (2.13). */
export default function SiteFooter({ organisation, links }: SiteFooterProps) {
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
          <Contact organisation={organisation} />
          <ul className={styles.social}>
            {organisation.socialLinks.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={styles.network}>
                  <Icon name={socialIcons[name] ?? 'external'} />
                  <span className="unseen">{`${texts.social(name)} ${controlTexts.newWindow}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-site">
          <h2 id="footer-site">{texts.site}</h2>
          <ul className={styles.links}>
            {links.map(({ label, path }) => (
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
        <Documents heading={texts.certificates} documents={documentTexts.certificates} />
        <Documents heading={texts.annualReports} documents={documentTexts.annualReports} />
      </div>
      <div className={`content ${styles.end}`}>
        <p>
          {'© '}
          {/* A page that was rendered last year is no error. */}
          <span data-copyright-year="" suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>
          {` ${texts.copyright}`}
        </p>
      </div>
    </footer>
  );
}

function Contact({ organisation }: { readonly organisation: Organisation }) {
  return (
    <address className={styles.contact}>
      <p className={styles.line}>
        <Icon name="pin" />
        <span>
          {addressLines(organisation).map((line) => (
            <span key={line} className={styles.addressLine}>
              {line}
            </span>
          ))}
        </span>
      </p>
      {organisation.phones.map((phone) => (
        <p key={phone}>
          <a className={styles.line} href={phoneHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        </p>
      ))}
      <p>
        <a className={styles.line} href={emailHref(organisation.email)}>
          <Icon name="mail" />
          {organisation.email}
        </a>
      </p>
    </address>
  );
}

interface DocumentsProps {
  readonly heading: string;
  readonly documents: readonly { readonly label: string; readonly path: string }[];
}

function Documents({ heading, documents }: DocumentsProps) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {documents.map(({ label, path }) => (
          <li key={path}>
            <a href={path} type="application/pdf">
              {label} <span className={styles.kind}>{kindOf(path)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Type and size of a document, such as "PDF, 120 KB"; the type alone where the file is missing. */
function kindOf(path: string): string {
  const bytes = sizes[path];
  if (bytes === undefined) return 'PDF';
  if (bytes >= 1_000_000) return `PDF, ${(bytes / 1_048_576).toFixed(1)} MB`;
  return `PDF, ${Math.max(1, Math.round(bytes / 1024))} KB`;
}
