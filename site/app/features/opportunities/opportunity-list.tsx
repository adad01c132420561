import { ButtonLink } from '../../components/button/button.tsx';
import { PageIntro } from '../../components/page-intro/page-intro.tsx';
import { acrossPhone } from '../../components/picture-widths.ts';
import { SitePicture } from '../../components/site-picture/site-picture.tsx';
import { opportunitiesIntro, opportunityTexts } from '../../content/opportunities.ts';
import { type OpportunityKind, opportunityKinds } from './kinds.ts';
import styles from './opportunities.module.css';

/** The three opportunities, while none is chosen (2.7). */
export function OpportunityList() {
  return (
    <>
      <PageIntro heading="Opportunities">
        <p>{opportunitiesIntro}</p>
      </PageIntro>
      <ul className={`content ${styles.cards}`}>
        {opportunityKinds.map((kind, index) => (
          <OpportunityCard key={kind} kind={kind} isFirst={index === 0} />
        ))}
      </ul>
    </>
  );
}

interface OpportunityCardProps {
  readonly kind: OpportunityKind;
  /** On a phone the first picture is all that is seen at first; the others wait. */
  readonly isFirst: boolean;
}

function OpportunityCard({ kind, isFirst }: OpportunityCardProps) {
  const { cardTitle, cardText } = opportunityTexts[kind];
  return (
    <li className={styles.card} data-kind={kind}>
      <SitePicture
        name={`opportunity-${kind}`}
        alt=""
        sizes={`(min-width: 1000px) 360px, (min-width: 640px) 45vw, ${acrossPhone}`}
        width={800}
        height={800}
        loading={isFirst ? 'eager' : 'lazy'}
        className={styles.cardPicture}
      />
      <div className={styles.cardWords}>
        <h2>{cardTitle}</h2>
        <p>{cardText}</p>
        <ButtonLink kind="ink" to={`/opportunities/${kind}`} aria-label={`Know more: ${cardTitle}`}>
          Know more
        </ButtonLink>
      </div>
    </li>
  );
}
