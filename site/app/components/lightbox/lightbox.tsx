import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../cms/picture.ts';
import { BackendPicture } from '../backend-picture/backend-picture.tsx';
import styles from './lightbox.module.css';

export interface LightboxPicture {
  readonly picture: Picture;
  readonly caption: string;
}

/** Pixels that a finger must travel sideways before it counts as a swipe. */
const SWIPE = 48;

/**
 * Large pictures over the page, one at a time: buttons, arrow keys and swipes turn them, wrapping
 * around; Escape, the close button and a press beside the picture close it.
 */
export function Lightbox({
  pictures,
  first,
  onClose,
}: {
  readonly pictures: readonly LightboxPicture[];
  /** Index of the picture to begin with. */
  readonly first: number;
  readonly onClose: () => void;
}) {
  const [index, setIndex] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const touchStart = useRef<number>(undefined);
  const shown = pictures[index];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const turn = (step: number) =>
    setIndex((current) => (current + step + pictures.length) % pictures.length);

  if (!shown) return null;
  const { picture, caption } = shown;
  return (
    // The keys are a shortcut for the buttons inside; a press on the ground repeats "Close".
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Large picture"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turn(1);
        if (event.key === 'ArrowLeft') turn(-1);
      }}
      onTouchStart={(event) => {
        touchStart.current = event.changedTouches[0]?.clientX;
      }}
      onTouchEnd={(event) => {
        const end = event.changedTouches[0]?.clientX;
        if (touchStart.current === undefined || end === undefined) return;
        const way = end - touchStart.current;
        if (Math.abs(way) >= SWIPE && pictures.length > 1) turn(way < 0 ? 1 : -1);
      }}
    >
      <figure className={styles.figure}>
        <BackendPicture
          key={picture.address}
          picture={picture}
          alt={picture.alt || caption}
          sizes="100vw"
          width={picture.width ?? 1200}
          height={picture.height ?? 800}
          loading="eager"
          className={styles.picture}
        />
        <figcaption className={styles.caption} aria-live="polite">
          {caption !== '' && <span>{caption}</span>}
          {pictures.length > 1 && (
            <span className={styles.count}>
              {index + 1} of {pictures.length}
            </span>
          )}
        </figcaption>
      </figure>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label="Previous picture"
            onClick={() => turn(-1)}
          >
            <Arrow />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label="Next picture"
            onClick={() => turn(1)}
          >
            <Arrow />
          </button>
        </>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </dialog>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 5l7 7-7 7" />
    </svg>
  );
}
