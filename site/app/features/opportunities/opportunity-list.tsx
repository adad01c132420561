import type { ListPage } from '../../cms/list-page.ts';
import type { Opportunity } from '../../cms/opportunity-pages.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { acrossPhone } from '../../components/image-sizes.ts';
import { PageImage } from '../../components/page-image.tsx';
import { PageIntro } from '../../components/page-intro/page-intro.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './opportunities.module.css';

interface OpportunityListProps {
  readonly texts: ListPage;
  readonly opportunities: readonly Opportunity[];
}

export function OpportunityList({ texts, opportunities }: OpportunityListProps) {
  const { controls } = useLabels();
  return (
    <>
      <PageIntro heading={texts.opportunitiesHeading} intro={texts.opportunitiesIntro} />
      <ul className={`content accents ${styles.cards}`}>
        {opportunities.map(({ kind, cardTitle, cardText, image }, index) => (
          <li key={kind} className={styles.card}>
            <PageImage
              image={image && { ...image, alt: '' }}
              name={`opportunity-${kind}`}
              alt=""
              sizes={`(min-width: 1000px) 360px, (min-width: 640px) 45vw, ${acrossPhone}`}
              width={800}
              height={800}
              loading={index === 0 ? 'eager' : 'lazy'}
              className={styles.cardImage}
            />
            <div className={styles.cardTexts}>
              <h2 lang={cardTitle.lang} className="heading-m">
                {cardTitle.text}
              </h2>
              <p lang={cardText.lang}>{cardText.text}</p>
              <ButtonLink
                kind="ink"
                to={`/opportunities/${kind}`}
                aria-label={`${controls.knowMore}: ${cardTitle.text}`}
              >
                {controls.knowMore}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
