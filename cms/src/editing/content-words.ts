import type { TypeWords } from './form-of-words';
import { activityWords } from './words/activity';
import { galleryWords } from './words/gallery';
import { projectWords } from './words/project';
import { statisticsWords } from './words/statistics';
import { teamWords } from './words/team';
import { testimonialWords } from './words/testimonial';

/** The words and the order of fields with which editors see the six content types (section 3). */
export const contentWords: Readonly<Record<string, TypeWords>> = {
  'api::project.project': projectWords,
  'api::just-in.just-in': activityWords,
  'api::testimonial.testimonial': testimonialWords,
  'api::team.team': teamWords,
  'api::gallery.gallery': galleryWords,
  'api::stats-counter.stats-counter': statisticsWords,
};
