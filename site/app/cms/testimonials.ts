import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { imageFrom } from './image.ts';
import { firstWritten } from './lang-text.ts';
import { Media, Text } from './wire.ts';

export const testimonialsCall = listCall(
  '/api/testimonials?populate=*',
  {
    texts: {
      author: Text,
      testimonialText: Text,
      authorDesc: Text,
      eventName: Text,
      mainText: Text,
      name: Text,
      pos: Text,
      event: Text,
    },
    fields: { authorImage: Media, image: Media },
  },
  (wire, context) => {
    const text = firstWritten(wire.testimonialText, wire.mainText);
    if (text.text === '') return undefined;
    const photo =
      imageFrom(wire.authorImage, context, 'thumbnail') ??
      imageFrom(wire.image, context, 'thumbnail');
    return {
      text,
      author: firstWritten(wire.author, wire.name),
      authorDescription: firstWritten(wire.authorDesc, wire.pos),
      event: firstWritten(wire.eventName, wire.event),
      photo: photo && { ...photo, alt: '' },
    };
  },
);

/** A testimonial, whichever of the two sets of fields of 3.3 it was written with. */
export type Testimonial = Awaited<ReturnType<typeof getTestimonials>>[number];

export const getTestimonials = (content: ContentReader) => readList(content, testimonialsCall);
