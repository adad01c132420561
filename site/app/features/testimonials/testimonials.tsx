import type { HomePage } from '../../cms/home-page.ts';
import { ariaLabelOf } from '../../cms/lang-text.ts';
import type { Testimonial } from '../../cms/testimonials.ts';
import { useLoadMore } from '../../components/load-more/load-more.tsx';
import { Section } from '../../components/section/section.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import styles from './testimonials.module.css';

/** How many are shown before "Load More" (9). */
const SHOWN_AT_FIRST = 6;

interface TestimonialsProps {
  readonly texts: HomePage;
  readonly testimonials: readonly Testimonial[];
}

/** The first six testimonials stay where they are when "Load More" adds the others (2.4.10). */
export function Testimonials({ texts, testimonials }: TestimonialsProps) {
  const { shown, button, listRef } = useLoadMore('testimonials', testimonials, SHOWN_AT_FIRST);
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" heading={texts.testimonialsHeading} intro={texts.testimonialsIntro}>
      {/* On a phone it is a row, which arrow keys scroll. */}
      <ul
        ref={listRef}
        aria-label={ariaLabelOf(texts.testimonialsHeading)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be able to take the focus
        tabIndex={0}
        className={`swipes ${styles.wall}`}
      >
        {shown.map((testimonial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: testimonials have no name of their own and keep their order
          <li key={index} className={styles.place}>
            {index === SHOWN_AT_FIRST && <span className={styles.break} />}
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
        {button && <li className={styles.more}>{button}</li>}
      </ul>
    </Section>
  );
}
