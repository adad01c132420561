import type { ReactNode } from 'react';
import { ContactIcon, type ContactIconName } from '../../components/icon/contact-icon.tsx';
import { acrossPhone } from '../../components/picture-widths.ts';
import { SitePicture } from '../../components/site-picture/site-picture.tsx';
import { contactPanel } from '../../content/forms.ts';
import { addressLines, emailHref, organisation, phoneHref } from '../../organisation.ts';
import styles from './contact.module.css';

/** The picture and the other ways to get in touch, each with its icon (2.8). */
export function ContactPanel() {
  return (
    <section aria-labelledby="contact-panel-heading" className={styles.panel}>
      <SitePicture
        name="contact"
        alt={contactPanel.pictureAlt}
        sizes={`(min-width: 77.5rem) 35rem, (min-width: 900px) calc(91vw - 35rem), ${acrossPhone}`}
        width={800}
        height={800}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id="contact-panel-heading">{contactPanel.heading}</h2>
        <p>{contactPanel.text}</p>
        <ul className={styles.ways}>
          <Way label={contactPanel.addressLabel} icon="pin">
            <address>
              {organisation.name}
              {addressLines(organisation.address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </Way>
          {organisation.phones.map((phone) => (
            <Way key={phone} label={contactPanel.phoneLabel} icon="phone">
              <a href={phoneHref(phone)}>{phone}</a>
            </Way>
          ))}
          <Way label={contactPanel.emailLabel} icon="mail">
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
  readonly icon: ContactIconName;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>
        <ContactIcon name={icon} />
      </span>
      <div>
        <span className="unseen">{label}: </span>
        {children}
      </div>
    </li>
  );
}
