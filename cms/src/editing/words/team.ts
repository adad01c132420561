import type { TypeWords } from '../form-of-words';
import { pictureHint, pictureSlots, textHint } from './hints';

const UID = 'api::team.team';

/** The words with which editors see a member of the team (3.4). */
export const teamWords: TypeWords = {
  mainField: 'name',
  sortBy: 'createdAt',
  sortOrder: 'ASC',
  list: ['portrait', 'name', 'position', 'updatedAt'],
  edit: [
    [
      ['name', 6],
      ['position', 6],
    ],
    [['description', 12]],
    [['portrait', 12]],
    [['link', 12]],
    [['imageUrl', 12]],
  ],
  fields: {
    name: { label: 'Name', hint: 'Under the portrait.' },
    position: {
      label: 'Position',
      hint: textHint(
        UID,
        'position',
        'Under the name. The website writes each word with a capital.',
      ),
      example: 'founder and director',
    },
    description: {
      label: 'About the person',
      hint: textHint(
        UID,
        'description',
        'One or two sentences, shown while the person is in the middle.',
      ),
    },
    portrait: {
      label: 'Portrait',
      hint: pictureHint(
        'The person’s face, in a round frame. May be empty: initials stand there then.',
        pictureSlots[UID].portrait,
      ),
    },
    link: {
      label: 'Profile',
      hint: 'Address of the person’s page on a professional network. May be empty.',
      example: 'https://',
    },
    imageUrl: {
      label: 'Address of the portrait (older field)',
      hint: 'Only used where “Portrait” above is empty. To find the address of a picture, open Media Library, choose the picture, and copy the link.',
      example: '/uploads/portrait.webp',
    },
    updatedAt: { label: 'Last change' },
  },
};
