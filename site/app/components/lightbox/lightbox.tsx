import { type ComponentProps, type CSSProperties, useState } from 'react';
import type { ContentImage } from '../../cms/image.ts';
import type { LangText } from '../../cms/lang-text.ts';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { useSwipe, wrapIndex } from '../carousel.ts';
import { CmsImage } from '../cms-image/cms-image.tsx';
import { useModal } from '../use-modal.ts';
import styles from './lightbox.module.css';

export interface LightboxImage {
  readonly image: ContentImage;
  readonly caption: LangText;
}

interface LightboxProps {
  readonly images: readonly LightboxImage[];
  readonly first: number;
  readonly onClose: () => void;
}

/** Large images over the page, one at a time. */
export default function Lightbox({ images, first, onClose }: LightboxProps) {
  const { largeImage } = useLabels();
  const [index, setIndex] = useState(first);
  const { dialogProps, close } = useModal();
  const shown = images[index];
  const turn = (step: number) => setIndex((current) => wrapIndex(current + step, images.length));
  const swipe = useSwipe(turn);

  if (!shown) return null;
  return (
    <dialog
      {...dialogProps}
      className={styles.lightbox}
      aria-label={largeImage.label}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turn(1);
        if (event.key === 'ArrowLeft') turn(-1);
      }}
      {...swipe}
    >
      <LargeImage
        shown={shown}
        place={index + 1}
        count={images.length}
        onTurn={turn}
        onClose={close}
      />
    </dialog>
  );
}

interface LargeImageProps {
  readonly shown: LightboxImage;
  /** Number of the image, from 1. */
  readonly place: number;
  readonly count: number;
  readonly onTurn: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

export function LargeImage({ shown, place, count, onTurn, onClose }: LargeImageProps) {
  const { controls, largeImage } = useLabels();
  const { image, caption } = shown;
  const { width = 1200, height = 800 } = image;
  // Reserves the space of the image before it is loaded.
  const size = { '--ratio': width / height, '--width': `${width}px` } as CSSProperties;
  return (
    <>
      <figure className={styles.figure} style={size}>
        <CmsImage
          key={image.imageToken}
          image={image}
          alt={image.alt || caption.text}
          sizes="100vw"
          width={width}
          height={height}
          loading="eager"
          className={styles.image}
        />
        <figcaption className={styles.caption} aria-live="polite">
          {caption.text !== '' && <span lang={caption.lang}>{caption.text}</span>}
          {count > 1 && (
            <span className={styles.count}>{fill(controls.position, { place, count })}</span>
          )}
        </figcaption>
      </figure>
      {count > 1 && (
        <>
          <IconButton
            className={styles.previous}
            aria-label={largeImage.previous}
            onClick={() => onTurn(-1)}
          />
          <IconButton
            className={styles.next}
            aria-label={largeImage.next}
            onClick={() => onTurn(1)}
          />
        </>
      )}
      <IconButton
        className={styles.close}
        aria-label={controls.close}
        onClick={onClose}
        path="M6 6l12 12M18 6L6 18"
      />
    </>
  );
}

type IconButtonProps = ComponentProps<'button'> & { 'aria-label': string; path?: string };

/** A button with an arrow, or another path. */
function IconButton({ path = 'M9 5l7 7-7 7', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
