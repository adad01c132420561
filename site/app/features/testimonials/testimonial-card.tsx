import { useEffect, useRef, useState } from 'react';
import type { ContentImage } from '../../cms/image.ts';
import type { Testimonial } from '../../cms/testimonials.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { LangParagraph } from '../../components/lang-paragraph.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './testimonial-card.module.css';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { home } = useLabels();
  const { text, author, authorDescription, event, photo } = testimonial;
  return (
    <figure className={styles.card}>
      <blockquote lang={text.lang} className={styles.text}>
        {text.text}
      </blockquote>
      <figcaption className={styles.foot}>
        <Photo photo={photo} />
        <div className={styles.person}>
          <LangParagraph of={author} className={styles.author} />
          <LangParagraph of={authorDescription} className={styles.description} />
        </div>
        {event.text !== '' && (
          <p className={styles.badge}>
            <span className={styles.badgeKind}>{home.event}</span>{' '}
            <span lang={event.lang}>{event.text}</span>
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** The default photo takes the place of one that is missing or does not load (9). */
function Photo({ photo }: { photo: ContentImage | undefined }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [broken, setBroken] = useState(false);

  // The photo may have failed before hydration.
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);

  return (
    <span ref={frame} className={styles.photo} onErrorCapture={() => setBroken(true)}>
      {photo === undefined || broken ? (
        <img
          src="/user-testimonial.png"
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <CmsImage image={photo} alt="" sizes="56px" maxWidth={160} width={56} height={56} />
      )}
    </span>
  );
}
