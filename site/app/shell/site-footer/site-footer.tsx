import { useLocation } from 'react-router';
import { addressLines, emailHref, phoneHref } from '../../cms/contact-links.ts';
import type { OfficialDocument } from '../../cms/documents.ts';
import type { Organisation } from '../../cms/organisation.ts';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { LangSpan } from '../../components/lang-span.tsx';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import type { PageLink } from '../../pages.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { useWhatsapp } from '../use-whatsapp.ts';
import styles from './site-footer.module.css';

/** The icons by a part of the network's host, since a network's name differs by language. */
const socialIcons: Readonly<Record<string, IconName>> = {
  instagram: 'camera',
  facebook: 'friends',
  linkedin: 'network',
  youtube: 'play',
};

function socialIconOf(url: string): IconName {
  const parts = URL.parse(url)?.hostname.split('.') ?? [];
  return parts.map((part) => socialIcons[part]).find((icon) => icon !== undefined) ?? 'external';
}

interface SiteFooterProps {
  readonly organisation: Organisation;
  readonly links: readonly PageLink[];
  readonly documents: readonly OfficialDocument[];
  /** The path as in English; undefined on an error screen. */
  readonly path: string | undefined;
}

/** The footer of every page (2.13). */
export default function SiteFooter({ organisation, links, documents, path }: SiteFooterProps) {
  const { shell } = useLabels();
  const { name: brand, tagline } = organisation;
  const { pathname } = useLocation();
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind);
  return (
    <footer id="footer" className={styles.footer}>
      <div className={`content ${styles.columns}`}>
        <div className={styles.organisation}>
          <p className={styles.name}>
            <span className={styles.drawing}>
              <BrandLogo />
            </span>
            {brand}
          </p>
          <p lang={tagline.lang}>{tagline.text.replace(/[^.!?]$/, '$&.')}</p>
          <Contact organisation={organisation} />
          {organisation.socialLinks.length > 0 && (
            <ul className={styles.social}>
              {organisation.socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <NewWindowLink href={url} className={styles.network}>
                    <Icon name={socialIconOf(url)} />
                    <span className="visually-hidden">
                      {fill(shell.social, { name: brand, network: name.text })}
                    </span>
                  </NewWindowLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-labelledby="footer-site">
          <h2 id="footer-site">{shell.site}</h2>
          <ul className={styles.links}>
            {links.map(({ label, lang, path: to }) => (
              <li key={to}>
                <SiteLink to={to} lang={lang} aria-current={pathname === to ? 'page' : undefined}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <Documents heading={shell.certificates} documents={ofKind('certificate')} />
        <Documents heading={shell.annualReports} documents={ofKind('annual-report')} />
      </div>
      <div className={`content ${styles.end}`}>
        <LanguageLinks path={path} className={styles.languages} />
        <p>
          {'© '}
          {/* A cached page may have been rendered last year: the other year is no error. */}
          <span data-copyright-year="" suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>
          {` ${fill(shell.copyright, { name: brand })}`}
        </p>
      </div>
    </footer>
  );
}

function Contact({ organisation }: { readonly organisation: Organisation }) {
  const { contact } = useLabels();
  const whatsapp = useWhatsapp();
  const { phones, email } = organisation;
  const postalAddress = addressLines(organisation);
  if (postalAddress.length + phones.length === 0 && !email && !whatsapp) return null;
  return (
    <address className={styles.contact}>
      {postalAddress.length > 0 && (
        <p className={styles.line}>
          <Icon name="pin" />
          <span className={styles.postalAddress}>{postalAddress.join('\n')}</span>
        </p>
      )}
      {phones.map((phone) => (
        <p key={phone}>
          <a className={styles.line} href={phoneHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        </p>
      ))}
      {whatsapp && (
        <p>
          <NewWindowLink href={whatsapp} className={styles.line}>
            <Icon name="chat" />
            {contact.whatsapp}
          </NewWindowLink>
        </p>
      )}
      {email && (
        <p>
          <a className={styles.line} href={emailHref(email)}>
            <Icon name="mail" />
            {email}
          </a>
        </p>
      )}
    </address>
  );
}

function Documents({ heading, documents }: { heading: string; documents: OfficialDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <div>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {documents.map((document) => (
          <li key={document.path}>
            <a href={document.path} type={document.type}>
              <LangSpan of={document.title} /> <span className={styles.kind}>{document.size}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
