import { picturesNamed, type SitePictureName } from './picture-files.ts';

export interface SitePictureProps {
  /** The files `content/pictures/<name>-<width>.webp`. */
  readonly name: SitePictureName;
  /** What it shows; "" where the words beside it say the same. */
  readonly alt: string;
  /** The `sizes` attribute: how wide the slot is. */
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

/** A picture that belongs to the site itself, in the width that suits the visitor's screen. */
export function SitePicture({
  name,
  alt,
  sizes,
  width,
  height,
  loading = 'lazy',
  className,
}: SitePictureProps) {
  const files = picturesNamed(name);
  return (
    <img
      src={files.at(-1)?.url}
      srcSet={files.map((file) => `${file.url} ${file.width}w`).join(', ')}
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
