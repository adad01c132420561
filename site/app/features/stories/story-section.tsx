import { ButtonLink } from '../../components/button/button.tsx';
import { Section } from '../../components/section/section.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { StoryCards } from './story-cards.tsx';
import styles from './story-section.module.css';
import type { Teaser } from './teasers.ts';

interface StorySectionProps {
  readonly heading: string;
  readonly stories: readonly Teaser[];
  /** The path behind “See all” as in English, such as `/stories`. */
  readonly seeAll?: string;
}

/** Some stories on another page, where there are any (R41). */
export function StorySection({ heading, stories, seeAll = '/stories' }: StorySectionProps) {
  const labels = useLabels();
  if (stories.length === 0) return null;
  return (
    <Section id="stories" heading={{ text: heading }}>
      <StoryCards stories={stories} row={heading} />
      <p className={styles.all}>
        <ButtonLink kind="secondary" to={seeAll}>
          {labels.stories.seeAll}
        </ButtonLink>
      </p>
    </Section>
  );
}
