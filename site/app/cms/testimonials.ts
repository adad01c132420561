import * as v from 'valibot';
import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { imageFrom, type MediaImage } from './image.ts';
import { imageOf, Text, WireImageField } from './wire.ts';

const TestimonialFields = v.object({
  author: Text,
  testimonialText: Text,
  authorDesc: Text,
  eventName: Text,
  /** An image of the media library, or its address. */
  authorImage: v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value): MediaImage | undefined =>
      typeof value === 'string' && value !== '' ? { url: value } : imageOf(value),
    ),
  ),
  mainText: Text,
  name: Text,
  pos: Text,
  event: Text,
  image: WireImageField,
});

/** GET /api/testimonials?populate=* */
export const testimonialsCall = listCall(
  '/api/testimonials?populate=*',
  TestimonialFields,
  (wire, context) => {
    const text = wire.testimonialText || wire.mainText;
    if (text === '') return undefined;
    const image = wire.authorImage ?? wire.image;
    const thumbnail = image?.formats?.thumbnail?.url;
    return {
      text,
      author: wire.author || wire.name,
      /** Who the author is: "Mother, Attappadi". */
      authorDescription: wire.authorDesc || wire.pos,
      event: wire.eventName || wire.event || undefined,
      /** Missing where the default photo is shown. */
      photo:
        image && imageFrom({ ...image, url: thumbnail ?? image.url, alternativeText: '' }, context),
    };
  },
);

/** A testimonial, whichever of the two sets of fields of 3.3 it was written with. */
export type Testimonial = Awaited<ReturnType<typeof getTestimonials>>[number];

/** Every testimonial, in the CMS's order (2.4.10, 7.1). */
export const getTestimonials = (content: ContentReader) => readList(content, testimonialsCall);
