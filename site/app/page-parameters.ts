/**
 * The query parameters that pages read. The server drops all others before it renders
 * (`server/page-key.ts`), so a page must not write them either: React would find other words in the
 * browser than the server wrote.
 */
export const pageParameters = [
  'activity',
  'member',
  'projects',
  'activities',
  'testimonials',
  'chosen',
  'sent',
  'project',
  'district',
  'school',
  'q',
] as const;

export type PageParameter = (typeof pageParameters)[number];

/** What a form that changes `but` takes along of the address, as names and values. */
export function otherParameters(
  address: URLSearchParams,
  but?: string,
): readonly (readonly [name: string, value: string])[] {
  const names: readonly string[] = pageParameters;
  return [...address].filter(([name]) => name !== but && names.includes(name));
}
