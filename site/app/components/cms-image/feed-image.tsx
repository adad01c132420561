import type { ContentImage } from '../../cms/image.ts';
import { imagePath } from '../image-sizes.ts';

interface FeedImageProps {
  readonly image: ContentImage;
  readonly alt?: string;
  /** The origin of this site, since a reader of feeds shows the image elsewhere. */
  readonly origin: string;
}

export function FeedImage({ image, alt = image.alt, origin }: FeedImageProps) {
  // Without `lazy` React writes a preload link in front of the text, which belongs to no feed.
  return <img src={origin + imagePath(image, 1280)} alt={alt} loading="lazy" />;
}
