import { placeField, type TypeView } from './type-view';

/** How editors see a member of the team (3.4). */
export const teamView: TypeView = {
  mainField: 'name',
  list: ['portrait', 'name', 'position', 'sortOrder'],
  edit: [['name', 'position'], ['description'], ['portrait'], ['link', 'sortOrder'], ['imageUrl']],
  fields: {
    name: { label: 'Name', hint: 'Under the portrait.', letters: 40 },
    position: {
      label: 'Position',
      hint: 'Under the name. The website writes each word with a capital.',
      letters: 45,
      example: 'founder and director',
    },
    description: {
      label: 'About the person',
      hint: 'One or two sentences, shown while the person is in the middle.',
      letters: 280,
    },
    portrait: {
      label: 'Portrait',
      hint: 'The person’s face, in a round frame. May be empty: initials stand there then.',
      image: { width: 600, height: 600 },
    },
    link: {
      label: 'Profile',
      hint: 'Address of the person’s page on a professional network. May be empty.',
      example: 'https://',
    },
    sortOrder: placeField('the person who was entered first'),
    imageUrl: {
      label: 'Address of the portrait (older field)',
      hint: 'Only used where “Portrait” above is empty. To find the address of a picture, open Media Library, choose the picture, and copy the link.',
      example: '/uploads/portrait.webp',
    },
  },
};
