import { useEffect, useRef, useState } from 'react';
import type { ContentImage } from '../../cms/image.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import styles from './testimonial-card.module.css';

/** Shown where a photo is missing (3.3, 9) or does not arrive. */
const defaultPhoto = '/user-testimonial.png';

export function TestimonialPhoto({ photo }: { photo: ContentImage | undefined }) {
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
        <img src={defaultPhoto} alt="" width={56} height={56} loading="lazy" decoding="async" />
      ) : (
        <CmsImage image={photo} alt="" sizes="56px" maxWidth={160} width={56} height={56} />
      )}
    </span>
  );
}
