import * as v from 'valibot';
import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { imageFrom } from './image.ts';
import { Media, Text } from './wire.ts';

export const testimonialsCall = listCall(
  '/api/testimonials?populate=*',
  v.object({
    author: Text,
    testimonialText: Text,
    authorDesc: Text,
    eventName: Text,
    authorImage: Media,
    mainText: Text,
    name: Text,
    pos: Text,
    event: Text,
    image: Media,
  }),
  (wire, context) => {
    const text = wire.testimonialText || wire.mainText;
    if (text === '') return undefined;
    const photo =
      imageFrom(wire.authorImage, context, 'thumbnail') ??
      imageFrom(wire.image, context, 'thumbnail');
    return {
      text,
      author: wire.author || wire.name,
      authorDescription: wire.authorDesc || wire.pos,
      event: wire.eventName || wire.event || undefined,
      photo: photo && { ...photo, alt: '' },
    };
  },
  {
    renamed: {
      testimonialText: 'text',
      mainText: 'text',
      name: 'author',
      authorDesc: 'authorDescription',
      pos: 'authorDescription',
      eventName: 'event',
    },
  },
);

/** A testimonial, whichever of the two sets of fields of 3.3 it was written with. */
export type Testimonial = Awaited<ReturnType<typeof getTestimonials>>[number];

export const getTestimonials = (content: ContentReader) => readList(content, testimonialsCall);
