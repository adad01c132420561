import { CARD, type TypeView, WIDE } from './type-view';

/** How editors see a project (3.1). */
export const projectView: TypeView = {
  mainField: 'projectTitle',
  list: ['sortOrder', 'mainImage', 'projectTitle', 'url'],
  edit: [
    ['projectTitle', 'url'],
    ['sortOrder', 'projectIcon'],
    ['shortDescription'],
    ['cardDescription'],
    ['longDescription'],
    ['mainImage', 'images'],
    ['statStudents', 'statVolunteers'],
    ['metaDescription'],
  ],
  fields: {
    projectTitle: {
      label: 'Title',
      hint: 'The name of the project, wherever it is shown.',
      letters: 40,
      example: 'Project Spark',
    },
    url: {
      label: 'Page address',
      hint: 'The last part of the page’s address: small letters, digits and hyphens. Leave it empty: it is made from the title, and follows it until the project is published. Once published, leave it; if it must change, the old address leads to the new one.',
      example: 'project-spark',
    },
    sortOrder: {
      label: 'Place in the list',
      hint: 'Projects are shown from the smallest number to the largest. The first four are in the menu.',
    },
    projectIcon: { label: 'Icon', hint: 'The drawing beside the project in the menu.' },
    shortDescription: {
      label: 'One line',
      hint: 'Shown in the menu, under the title.',
      letters: 60,
      example: 'Maths that you can hold in your hands',
    },
    cardDescription: {
      label: 'Short text',
      hint: 'One or two sentences, on the project’s coloured card and at the top of its page.',
      letters: 220,
    },
    longDescription: {
      label: 'Long text',
      hint: 'The story of the project, on its page. Leave an empty line between paragraphs. Plain text: no bold, no links.',
      letters: 4000,
    },
    mainImage: {
      label: 'Main picture',
      hint: 'The large picture at the top of the page. Without one, the first of the further pictures stands there.',
      image: WIDE,
    },
    images: {
      label: 'Further pictures',
      hint: 'A grid below the text; four or more look best.',
      image: CARD,
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
      hint: 'One sentence that search engines show under the title. Visitors of the page do not see it.',
      letters: 155,
    },
  },
};
