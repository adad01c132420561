import type { TypeWords } from '../form-of-words';
import { pictureHint, pictureSlots, textHint } from './hints';

const UID = 'api::testimonial.testimonial';

/** The words with which editors see a testimonial, in both readings of 3.3. */
export const testimonialWords: TypeWords = {
  mainField: 'author',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
  list: ['authorImage', 'author', 'authorDesc', 'updatedAt'],
  edit: [
    [
      ['author', 6],
      ['authorDesc', 6],
    ],
    [['testimonialText', 12]],
    [
      ['authorImage', 6],
      ['eventName', 6],
    ],
    [
      ['name', 6],
      ['pos', 6],
    ],
    [['mainText', 12]],
    [
      ['image', 6],
      ['event', 6],
    ],
  ],
  fields: {
    author: {
      label: 'Name',
      hint: 'Who says it, under the words. A first name is enough, and better for a child.',
    },
    authorDesc: {
      label: 'Who the person is',
      hint: textHint(UID, 'authorDesc', 'Under the name.'),
      example: 'Student, Class 8, Palakkad',
    },
    testimonialText: {
      label: 'Words',
      hint: textHint(
        UID,
        'testimonialText',
        'What the person said, in their own words, without quotation marks.',
      ),
    },
    eventName: {
      label: 'Event',
      hint: textHint(
        UID,
        'eventName',
        'Shown as a badge, if it was said at an event. May be empty.',
      ),
    },
    authorImage: {
      label: 'Photo',
      hint: pictureHint(
        'A small round photo beside the name. May be empty. Ask the person first, and the parents of a child.',
        pictureSlots[UID].authorImage,
      ),
    },
    name: { label: 'Name (older field)', hint: 'Only used where “Name” above is empty.' },
    pos: {
      label: 'Who the person is (older field)',
      hint: 'Only used where the field above is empty.',
    },
    mainText: { label: 'Words (older field)', hint: 'Only used where “Words” above is empty.' },
    event: { label: 'Event (older field)', hint: 'Only used where “Event” above is empty.' },
    image: { label: 'Photo (older field)', hint: 'Only used where “Photo” above is empty.' },
    updatedAt: { label: 'Last change' },
  },
};
