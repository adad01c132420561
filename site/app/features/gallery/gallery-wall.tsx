import { useMemo } from 'react';
import type { GalleryItem } from '../../cms/gallery.ts';
import type { LangText } from '../../cms/lang-text.ts';
import { CmsImage } from '../../components/cms-image/cms-image.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { OpensLarge, useLightbox } from '../../components/lightbox/use-lightbox.tsx';
import styles from './gallery-wall.module.css';

/** Tilted photos; each straightens under the pointer and opens large (2.10, 9). */
export function GalleryWall({ items, empty }: { items: readonly GalleryItem[]; empty: LangText }) {
  const { linkTo, lightbox } = useLightbox(items);
  // A slow phone opens a large image at once where the wall does not render again.
  const wall = useMemo(() => <Wall items={items} linkTo={linkTo} />, [items, linkTo]);
  if (items.length === 0) return <EmptyState text={empty} />;
  return (
    <>
      {wall}
      {lightbox}
    </>
  );
}

type WallProps = { readonly items: readonly GalleryItem[] } & Pick<
  ReturnType<typeof useLightbox>,
  'linkTo'
>;

function Wall({ items, linkTo }: WallProps) {
  return (
    <ul className={styles.wall}>
      {items.map(({ image, caption }, index) => (
        <li key={image.imageToken} className={styles.item}>
          {/* There is no figure inside, since browsers would leave its words out of the link's name. */}
          <a {...linkTo(index)} className={styles.print}>
            <CmsImage
              image={image}
              alt={image.alt === caption.text ? '' : image.alt}
              sizes="(min-width: 60rem) 22rem, (min-width: 40rem) 44vw, 84vw"
              maxWidth={960}
              width={480}
              height={360}
              // On a phone only the first is in view.
              loading={index === 0 ? 'eager' : 'lazy'}
              className={styles.image}
            />
            {caption.text !== '' && (
              <span lang={caption.lang} className={styles.caption}>
                {caption.text}
              </span>
            )}
            <OpensLarge place={index + 1} count={items.length} />
          </a>
        </li>
      ))}
    </ul>
  );
}
