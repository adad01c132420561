import type { Testimonial } from '../../cms/testimonials.ts';
import { homeTexts } from '../../texts/home.ts';
import styles from './testimonial-card.module.css';
import { TestimonialPhoto } from './testimonial-photo.tsx';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { text, author, authorDescription, event, photo } = testimonial;
  return (
    <figure className={styles.card}>
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.foot}>
        <TestimonialPhoto photo={photo} />
        <div className={styles.person}>
          {author !== '' && <p className={styles.author}>{author}</p>}
          {authorDescription !== '' && <p className={styles.description}>{authorDescription}</p>}
        </div>
        {event !== undefined && (
          <p className={styles.badge}>
            <span className={styles.badgeKind}>{homeTexts.event}</span> {event}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
