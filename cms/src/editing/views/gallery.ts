import { CARD, placeField, type TypeView } from './type-view';

/** How editors see a picture of the gallery (3.5). */
export const galleryView: TypeView = {
  mainField: 'shortDescription',
  list: ['image', 'shortDescription', 'sortOrder'],
  edit: [['image'], ['shortDescription'], ['sortOrder']],
  fields: {
    image: {
      label: 'Picture',
      hint: 'A print on the wall of the gallery page. Show people only who have agreed, and children only with their parents’ leave.',
      image: CARD,
    },
    shortDescription: {
      label: 'Caption',
      hint: 'A few words below the picture.',
      letters: 90,
      example: 'Saturday maths in Palakkad',
    },
    sortOrder: placeField('the newest'),
  },
};
