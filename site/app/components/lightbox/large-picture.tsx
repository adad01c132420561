import type { CSSProperties } from 'react';
import type { Picture } from '../../cms/picture.ts';
import { BackendPicture } from '../backend-picture/backend-picture.tsx';
import styles from './lightbox.module.css';

export interface LightboxPicture {
  readonly picture: Picture;
  readonly caption: string;
}

/** What the large view holds: one picture, its caption, its place among the others, and the buttons. */
export function LargePicture({
  shown: { picture, caption },
  place,
  count,
  onTurn,
  onClose,
}: {
  readonly shown: LightboxPicture;
  /** Which of the `count` pictures it is, from 1. */
  readonly place: number;
  readonly count: number;
  /** Asked for the next picture (1) or the one before (-1). */
  readonly onTurn: (step: 1 | -1) => void;
  readonly onClose: () => void;
}) {
  return (
    <>
      <figure className={styles.figure} style={sizeOf(picture)}>
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
          {count > 1 && (
            <span className={styles.count}>
              {place} of {count}
            </span>
          )}
        </figcaption>
      </figure>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label="Previous picture"
            onClick={() => onTurn(-1)}
          >
            <Arrow />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label="Next picture"
            onClick={() => onTurn(1)}
          >
            <Arrow />
          </button>
        </>
      )}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </>
  );
}

/** Its size, for the style sheet: the place is kept before the picture is there, and nothing jumps. */
function sizeOf({
  width = 1200,
  height = 800,
}: Picture): CSSProperties & Record<`--${string}`, string | number> {
  return { '--ratio': width / height, '--width': `${width}px` };
}

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 5l7 7-7 7" />
    </svg>
  );
}
