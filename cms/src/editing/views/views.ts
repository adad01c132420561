import { activityView } from './activity';
import { formViews } from './forms';
import { galleryView } from './gallery';
import { projectView } from './project';
import { statisticsView } from './statistics';
import { teamView } from './team';
import { testimonialView } from './testimonial';
import type { TypeView } from './type-view';

/** How editors see the content types (section 3), and staff what the forms sent. */
export const views: Readonly<Record<string, TypeView>> = {
  'api::project.project': projectView,
  'api::just-in.just-in': activityView,
  'api::testimonial.testimonial': testimonialView,
  'api::team.team': teamView,
  'api::gallery.gallery': galleryView,
  'api::stats-counter.stats-counter': statisticsView,
  ...formViews,
};
