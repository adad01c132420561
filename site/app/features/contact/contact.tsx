import type { ReactNode } from 'react';
import type { ListPage } from '../../cms/list-page.ts';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { acrossPhone } from '../../components/image-widths.ts';
import { PageImage } from '../../components/page-image.tsx';
import { addressLines, emailHref, phoneHref } from '../../organisation.ts';
import { contactTexts } from '../../texts/contact-us.ts';
import { useOrganisation } from '../../use-organisation.ts';
import { forms } from '../forms/forms.ts';
import type { Answer } from '../forms/outcome.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import styles from './contact.module.css';

const { panel } = contactTexts;

/** The form, and a panel with the other ways to get in touch (2.8). */
export function Contact({ texts, answered }: { texts: ListPage; answered: Answer | undefined }) {
  return (
    <div className={`content ${styles.page}`}>
      <SubmissionForm
        schema={forms.contact}
        texts={{
          heading: texts.contactFormHeading,
          sent: texts.contactSent,
          privacy: texts.contactPrivacy,
        }}
        answered={answered}
      />
      <ContactPanel texts={texts} />
    </div>
  );
}

function ContactPanel({ texts }: { texts: ListPage }) {
  const organisation = useOrganisation();
  if (!organisation) return null;
  return (
    <section aria-labelledby="contact-panel-heading" className={styles.panel}>
      <PageImage
        image={texts.contactImage}
        name="contact"
        alt={panel.imageAlt}
        sizes={`(min-width: 77.5rem) 35rem, (min-width: 900px) calc(91vw - 35rem), ${acrossPhone}`}
        width={800}
        height={800}
        className={styles.image}
      />
      <div className={styles.words}>
        <h2 id="contact-panel-heading" className="heading-m">
          {texts.contactPanelHeading}
        </h2>
        <p>{`${organisation.openingHours} ${texts.contactPanelText}`}</p>
        <ul className={styles.ways}>
          <Way label={panel.address} icon="pin">
            <address>{[organisation.name, ...addressLines(organisation)].join('\n')}</address>
          </Way>
          {organisation.phones.map((phone) => (
            <Way key={phone} label={panel.phone} icon="phone">
              <a href={phoneHref(phone)}>{phone}</a>
            </Way>
          ))}
          <Way label={panel.email} icon="mail">
            <a href={emailHref(organisation.email)}>{organisation.email}</a>
          </Way>
        </ul>
      </div>
    </section>
  );
}

function Way({ label, icon, children }: { label: string; icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <span className="unseen">{label}: </span>
        {children}
      </div>
    </li>
  );
}
