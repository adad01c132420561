import { organisation } from '../organisation.ts';

/** The home page (2.4), section by section. */
export const homeTexts = {
  head: {
    title: `Empowering Our Kids Through Education | ${organisation.name}`,
    description: `${organisation.name} brings volunteers, schools and families in southern India together, so that every child can learn maths, English and self-belief.`,
  },
  hero: {
    heading: 'Empowering Our Kids Through Education',
    sentence:
      'Volunteers, schools and families in southern India, learning side by side: maths that makes sense, English that is fun, and a friend to talk to.',
    button: 'Explore Projects',
  },
  activities: {
    heading: 'Happening now',
    badge: 'Just in',
    choose: 'Choose an activity',
    previous: 'Previous activity',
    next: 'Next activity',
    dot: (number: number, title: string) => `Activity ${number}${title && `: ${title}`}`,
    position: (number: number, count: number) => `${number} of ${count}`,
  },
  stats: {
    heading: 'Our work in numbers',
    students: 'STUDENTS',
    volunteers: 'VOLUNTEERS',
    schools: 'SCHOOLS',
    tribalStudyCenters: 'TRIBAL STUDY CENTERS',
  },
  visionAndFocus: 'Vision & Focus',
  vision: {
    heading: 'Our Vision',
    text: 'A south in which every child, whatever the village or the language at home, has a school worth going to and a grown-up who believes in them.',
  },
  focus: {
    heading: 'Our Focus',
    text: 'Children in government and government-aided schools and in tribal study centres: numbers, words and confidence, taught by volunteers who come back every week.',
  },
  shortcuts: {
    heading: 'Four ways to learn together',
    /** In the order of 2.4.5. `url` is the project's url in the CMS. */
    tiles: [
      {
        name: 'Spark',
        url: 'project-spark',
        line: 'Feelings, friendship and the courage to ask.',
      },
      {
        name: 'Disha',
        url: 'project-disha',
        line: 'A mentor for what comes after school, and how to get there.',
      },
      {
        name: 'Ganitham',
        url: 'project-ganitham',
        line: 'Maths you can hold in your hands, until it makes sense.',
      },
      {
        name: "Let's Learn English",
        url: 'lets-learn-english',
        line: 'Speaking first, spelling later, and mistakes welcome.',
      },
    ],
  },
  /** The descriptive text between the shortcuts and the map (2.4.6), a paragraph an entry. */
  about: {
    heading: 'The same faces, every week',
    paragraphs: [
      'Most of the children we work with go to government and government-aided schools. Many are the first in their family to do so. Their teachers do a great deal with little: one room may hold three classes, and a child who falls ill during fractions rarely gets those lessons again.',
      'That is where our volunteers come in. They are students, engineers, nurses and retired teachers. Each of them sits down with the same small group, week after week, and starts from what the children already know. After a term, the girl who hid in the back row is at the board, explaining the answer to us.',
      'In the hills, where the way to school can take two hours on foot, we run study centres together with tribal communities. A young person from the village opens the door every evening, and the first words of a lesson are in the language that the children speak at home.',
    ],
    button: 'More about us',
  },
  map: {
    heading: 'Where we work',
    intro:
      'Every marker is a school. Choose one to see what happens there, or look it up in the list.',
    withoutTiles:
      'The street map cannot be reached just now, so you see the schools on an outline of southern India.',
    noMatch: 'No school matches. Try another word, or show all projects.',
    touchHint: 'Use the buttons to move and zoom the map.',
  },
  associatedPartners: {
    heading: 'Associated Partners for Projects',
    intro: 'They pay for books, kits and bus fares, and send their own people to teach.',
  },
  volunteerPartners: {
    heading: 'Volunteer Partners',
    intro: 'Colleges whose students give up their Saturday mornings for our classrooms.',
  },
  testimonials: {
    heading: 'Testimonials',
    intro: 'Children, parents, teachers and volunteers, in their own words.',
    event: 'EVENT',
  },
} as const;
