import type { Picture } from '../../cms/picture.ts';
import { BackendPicture } from '../backend-picture/backend-picture.tsx';
import { OpensLarge } from '../lightbox/opens-large.tsx';
import { useLightbox } from '../lightbox/use-lightbox.tsx';
import { acrossPhone } from '../picture-widths.ts';
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
                sizes={slotOf(pictures.length)}
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

/** How wide one of so many is, after the columns of the style sheet: the `sizes` of its picture. */
function slotOf(count: number): string {
  if (count === 1) return `(min-width: 77.5rem) 72.5rem, (min-width: 45rem) 92vw, ${acrossPhone}`;
  const columns =
    count === 2 || count === 4 ? '(min-width: 77.5rem) 36rem' : '(min-width: 67.5rem) 24rem';
  return `${columns}, (min-width: 45rem) 46vw, ${acrossPhone}`;
}
