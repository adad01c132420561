import type { ReactNode } from 'react';
import { addressLines, phoneHref } from '../../cms/contact-links.ts';
import type { ListPage } from '../../cms/list-page.ts';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { acrossPhone } from '../../components/image-sizes.ts';
import { LangSpan } from '../../components/lang-span.tsx';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import { PageImage } from '../../components/page-image.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { EmailLink } from '../../shell/email-link.tsx';
import { useOrganisation } from '../../shell/use-organisation.ts';
import { useWhatsapp } from '../../shell/use-whatsapp.ts';
import { formsIn } from '../forms/forms.ts';
import type { Answer } from '../forms/outcome.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import styles from './contact.module.css';

/** The form, and a panel with the other ways to get in touch (2.8). */
export function Contact({ texts, answered }: { texts: ListPage; answered: Answer | undefined }) {
  const labels = useLabels();
  return (
    <div className={`content ${styles.page}`}>
      <SubmissionForm
        schema={formsIn(labels).contact}
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
  const { contact } = useLabels();
  const whatsapp = useWhatsapp();
  const organisation = useOrganisation();
  if (!organisation) return null;
  const address = addressLines(organisation);
  const { phones, email } = organisation;
  const image = (
    <PageImage
      image={texts.contactImage}
      name="contact"
      alt={contact.imageAlt}
      sizes={`(min-width: 77.5rem) 35rem, (min-width: 900px) calc(91vw - 35rem), ${acrossPhone}`}
      width={800}
      height={800}
      className={styles.image}
    />
  );
  if (address.length + phones.length === 0 && !email && !whatsapp) {
    return <div className={`${styles.panel} ${styles.imageAlone}`}>{image}</div>;
  }
  return (
    <section aria-labelledby="contact-panel-heading" className={styles.panel}>
      {image}
      <div className={styles.texts}>
        <h2 id="contact-panel-heading" className="heading-m">
          <LangSpan of={texts.contactPanelHeading} />
        </h2>
        <p>
          <LangSpan of={organisation.openingHours} /> <LangSpan of={texts.contactPanelText} />
        </p>
        <ul className={styles.contacts}>
          {address.length > 0 && (
            <ContactDetail label={contact.postalAddress} icon="pin">
              <address>{[organisation.name, ...address].join('\n')}</address>
            </ContactDetail>
          )}
          {phones.map((phone) => (
            <ContactDetail key={phone} label={contact.phone} icon="phone">
              <a href={phoneHref(phone)}>{phone}</a>
            </ContactDetail>
          ))}
          {whatsapp && (
            <ContactDetail label={contact.whatsapp} icon="chat">
              <NewWindowLink href={whatsapp}>{organisation.whatsapp}</NewWindowLink>
            </ContactDetail>
          )}
          {email && (
            <ContactDetail label={contact.email} icon="mail">
              <EmailLink />
            </ContactDetail>
          )}
        </ul>
      </div>
    </section>
  );
}

function ContactDetail({
  label,
  icon,
  children,
}: {
  label: string;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <li className={styles.contact}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <span className="visually-hidden">{label}: </span>
        {children}
      </div>
    </li>
  );
}
