/** Labels and messages of the home page (2.4). Its texts are the CMS's, or `content/home-page.json`. */
export const homeTexts = {
  activities: {
    choose: 'Choose an activity',
    previous: 'Previous activity',
    next: 'Next activity',
    dot: (number: number, title: string) => `Activity ${number}${title && `: ${title}`}`,
    position: (number: number, count: number) => `${number} of ${count}`,
  },
  stats: {
    students: 'STUDENTS',
    volunteers: 'VOLUNTEERS',
    schools: 'SCHOOLS',
    tribalStudyCenters: 'TRIBAL STUDY CENTERS',
  },
  map: {
    withoutTiles:
      'The street map cannot be reached just now, so you see the schools on an outline of southern India.',
    noMatch: 'No school matches. Try another word, or show all projects.',
    touchHint: 'Use the buttons to move and zoom the map.',
  },
  event: 'EVENT',
} as const;
