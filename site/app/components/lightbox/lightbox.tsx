import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ContentImage } from '../../cms/image.ts';
import { controlTexts } from '../../texts/controls.ts';
import { CmsImage } from '../cms-image/cms-image.tsx';
import { useSwipe } from '../use-swipe.ts';
import styles from './lightbox.module.css';

const texts = controlTexts.largeImage;

export interface LightboxImage {
  readonly image: ContentImage;
  readonly caption: string;
}

interface LightboxProps {
  readonly images: readonly LightboxImage[];
  /** Index of the image to begin with. */
  readonly first: number;
  readonly onClose: () => void;
}

/**
 * Large images over the page, one at a time: buttons, arrow keys and swipes turn them, wrapping
 * around; Escape, the close button and a press beside the image close it.
 */
export default function Lightbox({ images, first, onClose }: LightboxProps) {
  const [index, setIndex] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = images[index];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const turn = (step: number) =>
    setIndex((current) => (current + step + images.length) % images.length);

  const swipe = useSwipe(turn);

  if (!shown) return null;
  return (
    // The keys are a shortcut for the buttons inside; a press on the ground repeats "Close".
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={texts.label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
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
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}

interface LargeImageProps {
  readonly shown: LightboxImage;
  /** Which of the `count` images it is, from 1. */
  readonly place: number;
  readonly count: number;
  readonly onTurn: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** What the large view holds: one image, its caption, its place among the others, and the buttons. */
export function LargeImage({ shown, place, count, onTurn, onClose }: LargeImageProps) {
  const { image, caption } = shown;
  const { width = 1200, height = 800 } = image;
  // For the style sheet: the place is kept before the image is there, and nothing jumps.
  const size = { '--ratio': width / height, '--width': `${width}px` } as CSSProperties;
  return (
    <>
      <figure className={styles.figure} style={size}>
        <CmsImage
          key={image.address}
          image={image}
          alt={image.alt || caption}
          sizes="100vw"
          width={width}
          height={height}
          loading="eager"
          className={styles.image}
        />
        <figcaption className={styles.caption} aria-live="polite">
          {caption !== '' && <span>{caption}</span>}
          {count > 1 && <span className={styles.count}>{texts.position(place, count)}</span>}
        </figcaption>
      </figure>
      {count > 1 && (
        <>
          <Sign className={styles.previous} label={texts.previous} act={() => onTurn(-1)} />
          <Sign className={styles.next} label={texts.next} act={() => onTurn(1)} />
        </>
      )}
      <Sign
        className={styles.close}
        label={controlTexts.close}
        act={onClose}
        path="M6 6l12 12M18 6L6 18"
      />
    </>
  );
}

interface SignProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly act: () => void;
  readonly path?: string;
}

/** A button with a sign in place of text; an arrow unless `path` says otherwise. */
function Sign({ className, label, act, path = 'M9 5l7 7-7 7' }: SignProps) {
  return (
    <button type="button" className={className} aria-label={label} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
