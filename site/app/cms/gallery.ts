import * as v from 'valibot';
import { type Identified, listCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { type Picture, pictureFromWire } from './picture.ts';
import { Text, WirePictureField } from './wire.ts';

/** A picture of the gallery with its caption (3.5). */
export interface GalleryItem {
  readonly picture: Picture;
  readonly caption: string;
}

const GalleryFields = v.object({ image: WirePictureField, shortDescription: Text });

/** GET /api/galleries?populate=* */
export const galleryCall = listCall(
  '/api/galleries?populate=*',
  GalleryFields,
  (wire, context): GalleryItem | undefined => {
    const picture = pictureFromWire(wire.image, context);
    return picture && { picture, caption: wire.shortDescription };
  },
);

/** Every gallery item (2.10, 7.1). */
export async function getGallery(
  content: ContentReader,
): Promise<readonly Identified<GalleryItem>[]> {
  const { items } = await content.read(galleryCall);
  return items ?? [];
}
