import type { TypeWords } from '../form-of-words';
import { pictureHint, pictureSlots, textHint } from './hints';

const UID = 'api::project.project';
const slots = pictureSlots[UID];

/** The words with which editors see a project (3.1). */
export const projectWords: TypeWords = {
  mainField: 'projectTitle',
  sortBy: 'sortOrder',
  sortOrder: 'ASC',
  list: ['sortOrder', 'mainImage', 'projectTitle', 'url'],
  edit: [
    [
      ['projectTitle', 6],
      ['url', 6],
    ],
    [
      ['sortOrder', 6],
      ['projectIcon', 6],
    ],
    [['shortDescription', 12]],
    [['cardDescription', 12]],
    [['longDescription', 12]],
    [
      ['mainImage', 6],
      ['images', 6],
    ],
    [
      ['statStudents', 6],
      ['statVolunteers', 6],
    ],
    [['metaDescription', 12]],
  ],
  fields: {
    projectTitle: {
      label: 'Title',
      hint: textHint(UID, 'projectTitle', 'The name of the project, wherever it is shown.'),
      example: 'Project Spark',
    },
    url: {
      label: 'Page address',
      hint: 'The last part of the page’s address: small letters, digits and hyphens. No two projects may have the same. Once published, leave it: changing it breaks links from elsewhere.',
      example: 'project-spark',
    },
    sortOrder: {
      label: 'Place in the list',
      hint: 'Projects are shown from the smallest number to the largest. The first four are in the menu.',
    },
    projectIcon: { label: 'Icon', hint: 'The drawing beside the project in the menu.' },
    shortDescription: {
      label: 'One line',
      hint: textHint(UID, 'shortDescription', 'Shown in the menu, under the title.'),
      example: 'Maths that you can hold in your hands',
    },
    cardDescription: {
      label: 'Short text',
      hint: textHint(
        UID,
        'cardDescription',
        'One or two sentences, on the project’s coloured card and at the top of its page.',
      ),
    },
    longDescription: {
      label: 'Long text',
      hint: 'The story of the project, on its page. Leave an empty line between paragraphs. Plain text: no bold, no links.',
    },
    mainImage: {
      label: 'Main picture',
      hint: pictureHint(
        'The large picture at the top of the page. Without one, the first of the further pictures stands there.',
        slots.mainImage,
      ),
    },
    images: {
      label: 'Further pictures',
      hint: pictureHint('A grid below the text; four or more look best.', slots.images),
    },
    statStudents: {
      label: 'Number of students',
      hint: 'The large figure on the page, with a plus sign: 8200 is shown as 8200+.',
    },
    statVolunteers: {
      label: 'Number of volunteers',
      hint: 'The second large figure, with a plus sign.',
    },
    metaDescription: {
      label: 'Text for search engines',
      hint: textHint(
        UID,
        'metaDescription',
        'One sentence that search engines show under the title. Visitors of the page do not see it.',
      ),
    },
  },
};
