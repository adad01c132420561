import type { ReactNode } from 'react';
import { contactPanel } from '../../content/forms.ts';
import { addressLines, emailHref, organisation, phoneHref } from '../../organisation.ts';
import styles from './contact.module.css';

const pictures = import.meta.glob<string>('../../content/pictures/contact*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture and the other ways to get in touch, each with its icon (2.8). */
export function ContactPanel() {
  const [picture] = Object.values(pictures);
  return (
    <section aria-labelledby="contact-panel-heading" className={styles.panel}>
      {picture !== undefined && (
        <img
          src={picture}
          alt={contactPanel.pictureAlt}
          width={1200}
          height={800}
          decoding="async"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h2 id="contact-panel-heading">{contactPanel.heading}</h2>
        <p>{contactPanel.text}</p>
        <ul className={styles.ways}>
          <Way label={contactPanel.addressLabel} icon={pin}>
            <address>
              {organisation.name}
              {addressLines(organisation.address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </Way>
          {organisation.phones.map((phone) => (
            <Way key={phone} label={contactPanel.phoneLabel} icon={handset}>
              <a href={phoneHref(phone)}>{phone}</a>
            </Way>
          ))}
          <Way label={contactPanel.emailLabel} icon={envelope}>
            <a href={emailHref(organisation.email)}>{organisation.email}</a>
          </Way>
        </ul>
      </div>
    </section>
  );
}

function Way({
  label,
  icon,
  children,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.way}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
        {icon}
      </svg>
      <div>
        <span className="unseen">{label}: </span>
        {children}
      </div>
    </li>
  );
}

const pin = (
  <>
    <path d="M12 21.5c4.6-4.5 7-8.1 7-11.6a7 7 0 0 0-14 0c0 3.5 2.4 7.1 7 11.600Z" />
    <circle cx="12" cy="10" r="2.6" />
  </>
);
const handset = (
  <path d="M7.2 3.5 9.7 8 7.9 9.900c1.1 2.6 3.4 4.9 6.1 6.100l1.9-1.8 4.6 2.500c-.2 2.3-1.8 3.8-4 3.800C10 20.5 3.5 14 3.5 7.500c0-2.2 1.5-3.8 3.7-4Z" />
);
const envelope = (
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m3.5 7 8.5 6.500L20.5 7" />
  </>
);
