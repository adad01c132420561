import type { TypeWords } from '../form-of-words';

/** The words with which editors see the four figures (3.6). */
export const statisticsWords: TypeWords = {
  mainField: 'students',
  sortBy: 'createdAt',
  sortOrder: 'ASC',
  list: ['students', 'volunteers', 'colleges', 'tribalstudycenters'],
  edit: [
    [
      ['students', 6],
      ['volunteers', 6],
    ],
    [
      ['colleges', 6],
      ['tribalstudycenters', 6],
    ],
  ],
  fields: {
    students: {
      label: 'Students',
      hint: 'The first circle on the home page, STUDENTS: 30000 is shown as 30000+. Digits alone, no commas.',
    },
    volunteers: { label: 'Volunteers', hint: 'The second circle, VOLUNTEERS.' },
    colleges: { label: 'Schools', hint: 'The third circle, SCHOOLS.' },
    tribalstudycenters: {
      label: 'Tribal study centres',
      hint: 'The fourth circle, TRIBAL STUDY CENTERS.',
    },
  },
};
