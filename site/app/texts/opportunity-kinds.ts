/** The kinds of opportunity (9), in their order. */
export const opportunityKinds = ['volunteer', 'intern', 'sponsor'] as const;
export type OpportunityKind = (typeof opportunityKinds)[number];

export function isOpportunityKind(value: string | null | undefined): value is OpportunityKind {
  return opportunityKinds.some((kind) => kind === value);
}
