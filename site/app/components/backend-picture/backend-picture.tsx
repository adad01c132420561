import type { Picture } from '../../cms/picture.ts';
import { pictureWidths } from '../picture-widths.ts';

export interface BackendPictureProps {
  readonly picture: Picture;
  /** Replaces the picture's own alternative text; "" where the words beside it say the same. */
  readonly alt?: string;
  /** The `sizes` attribute: how wide the slot is. */
  readonly sizes: string;
  /** The widest width worth asking for. */
  readonly most?: number;
  /** Shape of the slot, for pictures whose size the backend did not tell. */
  readonly width: number;
  readonly height: number;
  /** `eager` for what is in view when the page opens. */
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

/** A picture of the backend in the width and format that suit the visitor's screen (R5). */
export function BackendPicture({
  picture,
  alt = picture.alt,
  sizes,
  most = 1920,
  width,
  height,
  loading = 'lazy',
  className,
}: BackendPictureProps) {
  const widths = pictureWidths.filter((candidate) => candidate <= most);
  const srcOf = (each: number) => `/pictures/${each}/${picture.address}`;
  return (
    <img
      src={srcOf(widths.at(-1) ?? pictureWidths[0])}
      srcSet={widths.map((each) => `${srcOf(each)} ${each}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={className}
      {...(loading === 'eager' ? { fetchPriority: 'high' as const } : {})}
    />
  );
}
