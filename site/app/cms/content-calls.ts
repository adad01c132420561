import { aboutPageCall } from './about-page.ts';
import { activitiesCall } from './activities.ts';
import type { ContentCall } from './calls.ts';
import { documentsCall } from './documents.ts';
import { galleryCall } from './gallery.ts';
import { homePageCall } from './home-page.ts';
import { listPageCall } from './list-page.ts';
import { oldAddressesCall } from './old-addresses.ts';
import { opportunityPagesCall } from './opportunity-pages.ts';
import { organisationCall } from './organisation.ts';
import { partnersCall } from './partners.ts';
import { navProjectsCall, projectsCall } from './projects.ts';
import { schoolsCall } from './schools.ts';
import { statsCall } from './stats.ts';
import { storiesCall } from './stories.ts';
import { teamCall } from './team.ts';
import { testimonialsCall } from './testimonials.ts';
import { textPagesCall } from './text-pages.ts';
import { transparencyCall } from './transparency.ts';

export const contentCalls: readonly ContentCall<unknown>[] = [
  navProjectsCall,
  projectsCall,
  activitiesCall,
  testimonialsCall,
  galleryCall,
  teamCall,
  statsCall,
  oldAddressesCall,
  organisationCall,
  homePageCall,
  aboutPageCall,
  listPageCall,
  opportunityPagesCall,
  schoolsCall,
  textPagesCall,
  documentsCall,
  partnersCall,
  transparencyCall,
  storiesCall,
];
