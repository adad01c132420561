import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { acrossPhone } from '../../components/image-widths.ts';
import { SiteImage } from '../../components/site-image/site-image.tsx';
import {
  type OpportunityList,
  opportunitiesTexts,
  opportunityTexts,
} from '../../texts/opportunities.ts';
import { forms } from '../forms/forms.ts';
import type { Answer } from '../forms/outcome.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import type { OpportunityKind } from './kinds.ts';
import styles from './opportunities.module.css';

interface OpportunityDetailProps {
  readonly kind: OpportunityKind;
  readonly answered?: Answer | undefined;
  /** What follows the message that the form has arrived. */
  readonly afterSent?: ReactNode;
  /** What stands between the form and the lists. */
  readonly children?: ReactNode;
}

/** One opportunity and, beside it, its form (2.7). */
export function OpportunityDetail({ kind, answered, afterSent, children }: OpportunityDetailProps) {
  const { heading, paragraphs, imageAlt } = opportunityTexts[kind];
  const lists: readonly OpportunityList[] = opportunityTexts[kind].lists;
  return (
    <div className={`content ${styles.detail}`}>
      <div className={styles.words}>
        <div>
          <ButtonLink kind="secondary" to="/opportunities">
            <Icon name="arrow-left" size="1.2em" />
            {opportunitiesTexts.heading}
          </ButtonLink>
        </div>
        <h1 tabIndex={-1}>{heading}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <SiteImage
          name={`opportunity-${kind}`}
          alt={imageAlt}
          sizes={`(min-width: 77.5rem) 38rem, (min-width: 900px) calc(90vw - 31rem), ${acrossPhone}`}
          width={800}
          height={800}
          loading="eager"
          className={styles.image}
        />
      </div>
      <SubmissionForm key={kind} schema={forms[kind]} answered={answered} afterSent={afterSent} />
      <div className={styles.more}>
        {children}
        {lists.map((list) => (
          <Points key={list.heading} list={list} />
        ))}
      </div>
    </div>
  );
}

function Points({ list: { heading, items, numbered } }: { readonly list: OpportunityList }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section className={styles.points}>
      <h2>{heading}</h2>
      <List className={numbered ? styles.steps : styles.bullets}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </section>
  );
}
