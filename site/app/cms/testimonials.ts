import { listCall } from './calls.ts';
import { type ContentReader, readList } from './content.ts';
import { Media, Text } from './fields.ts';
import { imageFrom } from './image.ts';
import { firstWritten } from './lang-text.ts';

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
  (entry, context) => {
    const text = firstWritten(entry.testimonialText, entry.mainText);
    if (text.text === '') return undefined;
    const photo =
      imageFrom(entry.authorImage, context, 'thumbnail') ??
      imageFrom(entry.image, context, 'thumbnail');
    return {
      text,
      author: firstWritten(entry.author, entry.name),
      authorDescription: firstWritten(entry.authorDesc, entry.pos),
      event: firstWritten(entry.eventName, entry.event),
      photo: photo && { ...photo, alt: '' },
    };
  },
  { canBeEmptied: true },
);

/** A testimonial, whichever of the two sets of fields of 3.3 it was written with. */
export type Testimonial = Awaited<ReturnType<typeof getTestimonials>>[number];

export const getTestimonials = (content: ContentReader) => readList(content, testimonialsCall);
