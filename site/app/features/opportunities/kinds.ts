/** The kinds of opportunity (9), in their order. */
export const opportunityKinds = ['volunteer', 'intern', 'sponsor'] as const;
export type OpportunityKind = (typeof opportunityKinds)[number];

export function isOpportunityKind(value: string | null | undefined): value is OpportunityKind {
  return opportunityKinds.some((kind) => kind === value);
}

/** What the site's own images of the opportunities show. */
export const opportunityImageAlts: Readonly<Record<OpportunityKind, string>> = {
  volunteer: 'Two volunteers among five children; the smallest throws both arms up for joy',
  intern: 'Two interns and a girl at a table with books and a laptop, in front of a blackboard',
  sponsor:
    'An older couple and four children around a painted trunk full of story books, in front of a school',
};
