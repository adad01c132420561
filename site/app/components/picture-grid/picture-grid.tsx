import type { Picture } from '../../cms/picture.ts';
import { BackendPicture } from '../backend-picture/backend-picture.tsx';
import { OpensLarge } from '../lightbox/opens-large.tsx';
import { useLightbox } from '../lightbox/use-lightbox.tsx';
import styles from './picture-grid.module.css';

/** Pictures side by side, each opening large (2.6). `name` is what they show, for those without alt. */
export function PictureGrid({
  pictures,
  name,
}: {
  readonly pictures: readonly Picture[];
  readonly name: string;
}) {
  const { linkTo, lightbox } = useLightbox(
    pictures.map((picture) => ({ picture, caption: picture.alt })),
  );
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.address}>
            <a {...linkTo(index)} className={styles.link}>
              <BackendPicture
                picture={picture}
                alt={picture.alt || name}
                sizes="(min-width: 60rem) 36rem, 92vw"
                most={1280}
                width={600}
                height={400}
                className={styles.picture}
              />
              <OpensLarge place={index + 1} count={pictures.length} />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
