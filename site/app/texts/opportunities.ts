import type { OpportunityKind } from '../features/opportunities/kinds.ts';

/** What the site's own images of the opportunities show. */
export const opportunityImageAlts: Readonly<Record<OpportunityKind, string>> = {
  volunteer: 'Two volunteers among five children; the smallest throws both arms up for joy',
  intern: 'Two interns and a girl at a table with books and a laptop, in front of a blackboard',
  sponsor:
    'An older couple and four children around a painted trunk full of story books, in front of a school',
};
