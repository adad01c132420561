import { acrossPhone } from '../../components/image-widths.ts';
import { SiteImage } from '../../components/site-image/site-image.tsx';
import { storyTexts } from '../../texts/our-story.ts';
import styles from './journey.module.css';

/** The journey image of Our Story (2.1). */
export function Journey() {
  return (
    <div className={`content ${styles.journey}`}>
      <SiteImage
        name="journey"
        alt={storyTexts.journeyAlt}
        sizes={`(min-width: 77.5rem) 72.5rem, (min-width: 45rem) 92vw, ${acrossPhone}`}
        width={1600}
        height={900}
        loading="eager"
        className={styles.image}
      />
    </div>
  );
}
