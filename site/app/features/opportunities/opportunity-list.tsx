import { ButtonLink } from '../../components/button/button.tsx';
import { acrossPhone } from '../../components/image-widths.ts';
import { PageIntro } from '../../components/page-intro/page-intro.tsx';
import { SiteImage } from '../../components/site-image/site-image.tsx';
import { controlTexts } from '../../texts/controls.ts';
import { opportunitiesTexts, opportunityTexts } from '../../texts/opportunities.ts';
import { opportunityKinds } from './kinds.ts';
import styles from './opportunities.module.css';

/** The opportunities, while none is chosen (2.7). */
export function OpportunityList() {
  return (
    <>
      <PageIntro heading={opportunitiesTexts.heading}>
        <p>{opportunitiesTexts.intro}</p>
      </PageIntro>
      <ul className={`content accents ${styles.cards}`}>
        {opportunityKinds.map((kind, index) => {
          const { cardTitle, cardText } = opportunityTexts[kind];
          return (
            <li key={kind} className={styles.card}>
              <SiteImage
                name={`opportunity-${kind}`}
                alt=""
                sizes={`(min-width: 1000px) 360px, (min-width: 640px) 45vw, ${acrossPhone}`}
                width={800}
                height={800}
                loading={index === 0 ? 'eager' : 'lazy'}
                className={styles.cardImage}
              />
              <div className={styles.cardWords}>
                <h2>{cardTitle}</h2>
                <p>{cardText}</p>
                <ButtonLink
                  kind="ink"
                  to={`/opportunities/${kind}`}
                  aria-label={`${controlTexts.knowMore}: ${cardTitle}`}
                >
                  {controlTexts.knowMore}
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
