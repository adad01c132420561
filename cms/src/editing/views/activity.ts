import { placeField, type TypeView, WIDE } from './type-view';

/** How editors see an activity (3.2). */
export const activityView: TypeView = {
  mainField: 'title',
  list: ['image', 'title', 'sortOrder'],
  edit: [['title'], ['description'], ['image'], ['link', 'linkTitle'], ['sortOrder']],
  fields: {
    title: {
      label: 'Title',
      hint: 'What is happening, in one line. The heading of the card.',
      letters: 60,
      example: 'Book fair on Saturday',
    },
    description: {
      label: 'Text',
      hint: 'Two or three sentences: what, where, when, for whom.',
      letters: 280,
    },
    image: {
      label: 'Picture',
      hint: 'Beside the words on the home page. May be empty: one of three drawn pictures stands there then.',
      image: WIDE,
    },
    link: {
      label: 'Link',
      hint: 'Where it leads: a web address (https://…), an e-mail address (mailto:name@example.org), a phone number (tel:+91…) or a page of this website (/team). May be empty.',
      example: 'https://',
    },
    linkTitle: {
      label: 'Words on the button',
      hint: 'What the button says. Without them it says “Know more”.',
      letters: 25,
      example: 'See the programme',
    },
    sortOrder: placeField('the newest'),
  },
};
