import { placeField, type TypeView } from './type-view';

const FACE = { width: 200, height: 200 };

/** How editors see a testimonial, in both readings of 3.3. */
export const testimonialView: TypeView = {
  mainField: 'author',
  list: ['authorImage', 'author', 'authorDesc', 'sortOrder'],
  edit: [
    ['author', 'authorDesc'],
    ['testimonialText'],
    ['authorImage', 'eventName'],
    ['sortOrder'],
    ['name', 'pos'],
    ['mainText'],
    ['image', 'event'],
  ],
  fields: {
    author: {
      label: 'Name',
      hint: 'Who says it, under the words. A first name is enough, and better for a child.',
      letters: 40,
    },
    authorDesc: {
      label: 'Who the person is',
      hint: 'Under the name.',
      letters: 60,
      example: 'Student, Class 8, Palakkad',
    },
    testimonialText: {
      label: 'Words',
      hint: 'What the person said, in their own words, without quotation marks.',
      letters: 350,
    },
    eventName: {
      label: 'Event',
      hint: 'Shown as a badge, if it was said at an event. May be empty.',
      letters: 30,
    },
    authorImage: {
      label: 'Photo',
      hint: 'A small round photo beside the name. May be empty. Ask the person first, and the parents of a child.',
      image: FACE,
    },
    sortOrder: placeField('the newest'),
    name: { label: 'Name (older field)', hint: 'Only used where “Name” above is empty.' },
    pos: {
      label: 'Who the person is (older field)',
      hint: 'Only used where the field above is empty.',
    },
    mainText: { label: 'Words (older field)', hint: 'Only used where “Words” above is empty.' },
    event: { label: 'Event (older field)', hint: 'Only used where “Event” above is empty.' },
    image: { label: 'Photo (older field)', hint: 'Only used where “Photo” above is empty.' },
  },
};
