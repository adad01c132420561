import type { ContentImage } from '../../cms/image.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { acrossContent, acrossPhone } from '../../components/image-sizes.ts';
import { OpensLarge, useLightbox } from '../../components/lightbox/use-lightbox.tsx';
import styles from './image-grid.module.css';

/** Images side by side, each opening large (2.6). `name` describes those without alt. */
export function ImageGrid({ images, name }: { images: readonly ContentImage[]; name: string }) {
  const { linkTo, lightbox } = useLightbox(
    images.map((image) => ({ image, caption: { text: image.alt } })),
  );
  return (
    <>
      <ul className={styles.grid}>
        {images.map((image, index) => (
          <li key={image.imageToken}>
            <a {...linkTo(index)} className={styles.link}>
              <CmsImage
                image={image}
                alt={image.alt || name}
                sizes={sizesOf(images.length)}
                maxWidth={1280}
                width={600}
                height={400}
                className={styles.image}
              />
              <OpensLarge place={index + 1} count={images.length} />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}

/** The `sizes` of one of `count` images, after the columns of the style sheet. */
function sizesOf(count: number): string {
  if (count === 1) return acrossContent;
  const columns =
    count === 2 || count === 4 ? '(min-width: 77.5rem) 36rem' : '(min-width: 67.5rem) 24rem';
  return `${columns}, (min-width: 45rem) 46vw, ${acrossPhone}`;
}
