import type { Picture } from '../pen.ts';
import { ABOUT } from './about.ts';
import { FRIENDS, OUTDOORS, WORKSHOP } from './activities.ts';
import { JOURNEY } from './journey.ts';
import { CONTACT, INTERN, SPONSOR, VOLUNTEER } from './opportunities.ts';

/** The pictures that the site brings itself, by the name that its pages know them by. */
export const SITE_PICTURES: Readonly<Record<string, Picture>> = {
  'activity-1': FRIENDS,
  'activity-2': WORKSHOP,
  'activity-3': OUTDOORS,
  journey: JOURNEY,
  'opportunity-volunteer': VOLUNTEER,
  'opportunity-intern': INTERN,
  'opportunity-sponsor': SPONSOR,
  contact: CONTACT,
  'about-poster': ABOUT,
};
