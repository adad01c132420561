import * as v from 'valibot';
import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { imageFrom } from './image.ts';
import { Text, WireImageField } from './wire.ts';

const GalleryFields = v.object({ image: WireImageField, shortDescription: Text });

/** GET /api/galleries?populate=* */
export const galleryCall = listCall('/api/galleries?populate=*', GalleryFields, (wire, context) => {
  const image = imageFrom(wire.image, context);
  return image && { image, caption: wire.shortDescription };
});

/** An image of the gallery with its caption (3.5). */
export type GalleryItem = Awaited<ReturnType<typeof getGallery>>[number];

/** Every gallery item, in the CMS's order (2.10, 7.1). */
export const getGallery = (content: ContentReader) => readList(content, galleryCall);
