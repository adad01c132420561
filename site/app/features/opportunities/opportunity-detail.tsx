import type { ReactNode } from 'react';
import type { Opportunity } from '../../cms/opportunity-pages.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { acrossPhone } from '../../components/image-sizes.ts';
import { LangSpan } from '../../components/lang-span.tsx';
import { NewWindowLink } from '../../components/new-window-link.tsx';
import { PageImage } from '../../components/page-image.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { useWhatsapp } from '../../shell/use-whatsapp.ts';
import { formsIn } from '../forms/forms.ts';
import type { Answer } from '../forms/outcome.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import styles from './opportunities.module.css';

interface OpportunityDetailProps {
  readonly opportunity: Opportunity;
  readonly answered?: Answer | undefined;
  /** What stands below the text. */
  readonly note?: ReactNode;
  /** What else visitors can do, below the form. */
  readonly alternative?: ReactNode;
}

/** The page of one opportunity, with its form beside it (2.7). */
export function OpportunityDetail(props: OpportunityDetailProps) {
  const labels = useLabels();
  const { kind, heading, text, image, lists, ...texts } = props.opportunity;
  return (
    <div className={`content ${styles.detail}`}>
      <PageHead
        title={texts.searchTitle}
        description={texts.searchDescription.text}
        path={`/opportunities/${kind}`}
      />
      <div className={styles.texts}>
        <div>
          <ButtonLink kind="secondary" to="/opportunities">
            <Icon name="arrow-left" size="1.2em" />
            <LangSpan of={texts.opportunitiesHeading} />
          </ButtonLink>
        </div>
        <h1 key={heading.text} tabIndex={-1} lang={heading.lang}>
          {heading.text}
        </h1>
        <Paragraphs text={text} />
        {props.note}
        <WhatsappLink />
        <PageImage
          image={image}
          name={`opportunity-${kind}`}
          alt={labels.opportunities.imageAlts[kind]}
          sizes={`(min-width: 77.5rem) 38rem, (min-width: 900px) calc(90vw - 31rem), ${acrossPhone}`}
          width={800}
          height={800}
          loading="eager"
          className={styles.image}
        />
      </div>
      <div className={styles.form}>
        <SubmissionForm
          key={kind}
          schema={formsIn(labels)[kind]}
          texts={{
            heading: texts.formHeading,
            note: texts.opportunitiesFormNeeded,
            sent: texts.formSent,
            privacy: texts.formPrivacy,
          }}
          answered={props.answered}
          alternative={props.alternative}
        />
      </div>
      <div className={styles.more}>
        {lists.map((list) => (
          <Points key={list.heading.text} list={list} />
        ))}
      </div>
    </div>
  );
}

function WhatsappLink() {
  const { contact } = useLabels();
  const whatsapp = useWhatsapp();
  if (!whatsapp) return null;
  return (
    <p>
      <NewWindowLink href={whatsapp} className={styles.chat}>
        <Icon name="chat" />
        {contact.whatsappInvitation}
      </NewWindowLink>
    </p>
  );
}

/** `items` has one item a line. */
function Points({ list }: { list: Opportunity['lists'][number] }) {
  const { heading, items, numbered } = list;
  const List = numbered ? 'ol' : 'ul';
  return (
    <section lang={items.lang} className={styles.points}>
      <h2>{heading.text}</h2>
      <List className={numbered ? styles.steps : styles.bullets}>
        {items.text.split('\n').map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </section>
  );
}
