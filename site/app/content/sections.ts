/**
 * Words of the smaller pages and sections that the specification leaves open, or gives word for
 * word (marked with the section). Everything here can be changed without touching a program.
 */

export const projectsTexts = {
  intro:
    'Each project began with one question from a child or a teacher. Choose one to see what became of it.',
  activitiesIntro: 'What is going on this term, and where you can join in.',
} as const;

export const projectTexts = {
  /** Above the grid of pictures (2.6). */
  picturesHeading: 'Pictures from this project',
  statsHeading: 'This project in numbers',
} as const;

/** The words of 2.9. */
export const teamTexts = {
  heading: 'Strength in Unity',
  intro: 'Introducing the passionate and skilled members of our team',
} as const;

export const galleryTexts = {
  subtitle: 'Small moments from our classrooms, camps and study centres.',
} as const;

export const aboutVideo = {
  heading: 'A morning with us',
  playLabel: 'Play the video',
  description:
    'The video has no spoken words: drawn children arrive at school, lay a kolam of dots and lines, count its loops and read together.',
} as const;

export const storyTexts = {
  journeyAlt:
    'A winding path leads from a small class under a jackfruit tree, past a village school and up into the hills, to many schools full of children.',
} as const;

/** What stands where a list is empty: because nothing is there yet, or because it cannot be read. */
export const emptyTexts = {
  activities: 'There is nothing new to announce just now. Our projects go on all the same.',
  projects: 'There are no projects to show just now. Please look in again a little later.',
  team: 'There is nobody to show just now. Please look in again a little later.',
  gallery: 'There are no pictures to show just now. Please look in again a little later.',
  testimonials: 'There is nothing to read here just now. Please look in again a little later.',
} as const;

export const mapTexts = {
  loading: 'Loading the map …',
  failed: 'The map did not load. All schools are in the list.',
  withoutTiles:
    'The street map cannot be reached just now, so you see the schools on an outline of southern India.',
  withoutScript: 'All our schools, by district:',
  noMatch: 'No school matches. Try another word, or show all projects.',
  touchHint: 'Use the buttons to move and zoom the map.',
} as const;
