import * as v from 'valibot';
import { type Identified, listCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { type Picture, pictureFromUrl } from './picture.ts';
import { pictureOf, Text, type WirePicture, WirePictureField } from './wire.ts';

/** A testimonial, whichever of the two sets of fields of 3.3 it was written with. */
export interface Testimonial {
  readonly text: string;
  readonly author: string;
  /** Who the author is: "Mother, Attappadi". */
  readonly authorDescription: string;
  readonly event?: string;
  /** Missing where the default photo is shown. */
  readonly photo?: Picture;
}

const TestimonialFields = v.object({
  author: Text,
  testimonialText: Text,
  authorDesc: Text,
  eventName: Text,
  /** A picture of the media library, or its address. */
  authorImage: v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value) => (typeof value === 'string' ? { url: value } : pictureOf(value))),
  ),
  mainText: Text,
  name: Text,
  pos: Text,
  event: Text,
  image: WirePictureField,
});

/** GET /api/testimonials?populate=* */
export const testimonialsCall = listCall(
  '/api/testimonials?populate=*',
  TestimonialFields,
  (wire, context) => {
    const text = wire.testimonialText || wire.mainText;
    if (text === '') return undefined;
    const author = wire.author || wire.name;
    const event = wire.eventName || wire.event;
    const image: Pick<WirePicture, 'url' | 'thumbnailUrl' | 'version'> | undefined =
      wire.authorImage ?? wire.image;
    const photo =
      image &&
      pictureFromUrl(image.thumbnailUrl ?? image.url, '', context, {
        ...(image.version ? { version: image.version } : {}),
      });
    const testimonial: Testimonial = {
      text,
      author,
      authorDescription: wire.authorDesc || wire.pos,
      ...(event ? { event } : {}),
      ...(photo ? { photo } : {}),
    };
    return testimonial;
  },
);

/** Every testimonial (2.4.10, 7.1). */
export async function getTestimonials(
  content: ContentReader,
): Promise<readonly Identified<Testimonial>[]> {
  const { items } = await content.read(testimonialsCall);
  return items ?? [];
}
