import type { ContentImage } from '../../cms/image.ts';
import { acrossContent } from '../../components/image-sizes.ts';
import { PageImage } from '../../components/page-image.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import styles from './text-page-image.module.css';

interface TextPageImageProps {
  readonly slug: string;
  readonly image: ContentImage | undefined;
}

/** The image that editors chose for a page; Our Story has one of the site's own (2.1). */
export function TextPageImage({ slug, image }: TextPageImageProps) {
  const { story } = useLabels();
  if (!image && slug !== 'our-story') return null;
  return (
    <div className={`content ${styles.place}`}>
      <PageImage
        image={image}
        name="journey"
        alt={story.journeyAlt}
        sizes={acrossContent}
        width={1600}
        height={900}
        loading="eager"
        className={styles.image}
      />
    </div>
  );
}
