import type { TypeView } from './type-view';

/** How editors see the four figures (3.6). */
export const statisticsView: TypeView = {
  mainField: 'students',
  list: ['students', 'volunteers', 'colleges', 'tribalstudycenters'],
  edit: [
    ['students', 'volunteers'],
    ['colleges', 'tribalstudycenters'],
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
