import type { TypeWords } from '../form-of-words';
import { pictureHint, pictureSlots, textHint } from './hints';

const UID = 'api::gallery.gallery';

/** The words with which editors see a picture of the gallery (3.5). */
export const galleryWords: TypeWords = {
  mainField: 'shortDescription',
  sortBy: 'createdAt',
  sortOrder: 'ASC',
  list: ['image', 'shortDescription', 'updatedAt'],
  edit: [[['image', 12]], [['shortDescription', 12]]],
  fields: {
    image: {
      label: 'Picture',
      hint: pictureHint(
        'A print on the wall of the gallery page. Show people only who have agreed, and children only with their parents’ leave.',
        pictureSlots[UID].image,
      ),
    },
    shortDescription: {
      label: 'Caption',
      hint: textHint(UID, 'shortDescription', 'A few words below the picture.'),
      example: 'Saturday maths in Palakkad',
    },
    updatedAt: { label: 'Last change' },
  },
};
