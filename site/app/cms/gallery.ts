import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { imageFrom } from './image.ts';
import { Media, Text } from './wire.ts';

export const galleryCall = listCall(
  '/api/galleries?populate=*',
  { texts: { shortDescription: Text }, fields: { image: Media } },
  (wire, context) => {
    const image = imageFrom(wire.image, context);
    return image && { image, caption: wire.shortDescription };
  },
);

/** An image of the gallery with its caption (3.5). */
export type GalleryItem = Awaited<ReturnType<typeof getGallery>>[number];

export const getGallery = (content: ContentReader) => readList(content, galleryCall);
