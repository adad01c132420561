import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { Media, Text } from './fields.ts';
import { imageFrom } from './image.ts';

export const galleryCall = listCall(
  '/api/galleries?populate=*',
  { texts: { shortDescription: Text }, fields: { image: Media } },
  (entry, context) => {
    const image = imageFrom(entry.image, context);
    return image && { image, caption: entry.shortDescription };
  },
  { canBeEmptied: true },
);

/** An image of the gallery with its caption (3.5). */
export type GalleryItem = Awaited<ReturnType<typeof getGallery>>[number];

export const getGallery = (content: ContentReader) => readList(content, galleryCall);
