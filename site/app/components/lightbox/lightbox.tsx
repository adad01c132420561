import { useEffect, useRef, useState } from 'react';
import { LargePicture, type LightboxPicture } from './large-picture.tsx';
import styles from './lightbox.module.css';

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
      <LargePicture
        shown={shown}
        place={index + 1}
        count={pictures.length}
        onTurn={turn}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}
