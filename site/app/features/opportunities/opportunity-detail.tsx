import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { acrossPhone } from '../../components/picture-widths.ts';
import { SitePicture } from '../../components/site-picture/site-picture.tsx';
import { type OpportunityList, opportunityTexts } from '../../content/opportunities.ts';
import type { Answer } from '../forms/outcome.ts';
import type { OpportunityKind } from './kinds.ts';
import styles from './opportunities.module.css';
import { RegistrationForm } from './registration-form.tsx';

/** One opportunity and, beside it, its form (2.7). */
export function OpportunityDetail({
  kind,
  answered,
}: {
  readonly kind: OpportunityKind;
  readonly answered?: Answer | undefined;
}) {
  const { heading, paragraphs, lists, pictureAlt } = opportunityTexts[kind];
  return (
    <div className={`content ${styles.detail}`}>
      <div className={styles.words}>
        <div>
          <ButtonLink kind="secondary" to="/opportunities">
            <Icon name="arrow-left" size="1.2em" />
            Opportunities
          </ButtonLink>
        </div>
        <h1 tabIndex={-1}>{heading}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <SitePicture
          name={`opportunity-${kind}`}
          alt={pictureAlt}
          sizes={`(min-width: 77.5rem) 38rem, (min-width: 900px) calc(90vw - 31rem), ${acrossPhone}`}
          width={800}
          height={800}
          loading="eager"
          className={styles.picture}
        />
      </div>
      <RegistrationForm key={kind} kind={kind} answered={answered} />
      <div className={styles.more}>
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
