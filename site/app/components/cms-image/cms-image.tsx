import type { ContentImage } from '../../cms/image.ts';
import { imagePath, imageWidths } from '../image-sizes.ts';

export interface CmsImageProps {
  readonly image: ContentImage;
  /** Replaces the image's own alternative text; "" where the text beside it says the same. */
  readonly alt?: string;
  /** The language of `alt` where it is not the page's. */
  readonly lang?: 'en' | undefined;
  readonly sizes: string;
  readonly maxWidth?: number;
  readonly width: number;
  readonly height: number;
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

/** An image of the CMS; the site resizes it (R5). */
export function CmsImage({
  image,
  alt = image.alt,
  sizes,
  maxWidth = Number.POSITIVE_INFINITY,
  loading = 'lazy',
  ...rest
}: CmsImageProps) {
  const widths = imageWidths.filter((width) => width <= maxWidth);
  const { focalPoint } = image;
  return (
    <img
      src={imagePath(image, widths.at(-1) ?? imageWidths[0])}
      srcSet={widths.map((width) => `${imagePath(image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading={loading}
      decoding="async"
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      style={focalPoint && { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
      {...rest}
    />
  );
}
