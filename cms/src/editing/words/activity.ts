import type { TypeWords } from '../form-of-words';
import { LINK_HINT, pictureHint, pictureSlots, textHint } from './hints';

const UID = 'api::just-in.just-in';

/** The words with which editors see an activity (3.2). */
export const activityWords: TypeWords = {
  mainField: 'title',
  sortBy: 'createdAt',
  sortOrder: 'DESC',
  list: ['image', 'title', 'updatedAt'],
  edit: [
    [['title', 12]],
    [['description', 12]],
    [['image', 12]],
    [
      ['link', 8],
      ['linkTitle', 4],
    ],
  ],
  fields: {
    title: {
      label: 'Title',
      hint: textHint(UID, 'title', 'What is happening, in one line. The heading of the card.'),
      example: 'Book fair on Saturday',
    },
    description: {
      label: 'Text',
      hint: textHint(UID, 'description', 'Two or three sentences: what, where, when, for whom.'),
    },
    image: {
      label: 'Picture',
      hint: pictureHint(
        'Beside the words on the home page. May be empty: one of three drawn pictures stands there then.',
        pictureSlots[UID].image,
      ),
    },
    link: { label: 'Link', hint: `${LINK_HINT} May be empty.`, example: 'https://' },
    linkTitle: {
      label: 'Words on the button',
      hint: textHint(UID, 'linkTitle', 'What the button says. Without them it says “Know more”.'),
      example: 'See the programme',
    },
    updatedAt: { label: 'Last change' },
  },
};
