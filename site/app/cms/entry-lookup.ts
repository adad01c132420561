import type { Content, ContentReader } from './content.ts';
import { currentSlug, knownOldAddresses } from './old-addresses.ts';

/** The entries of a list that have a page of their own. */
export interface PagedList<Item> {
  /** What Strapi calls their type. */
  readonly kind: string;
  /** Undefined for an entry without a page. */
  slugOf(item: Item): string | undefined;
  pathOf(slug: string): string;
}

interface Known<Item> {
  /** Undefined where the CMS never said which entries there are. */
  readonly items: readonly Item[] | undefined;
  readonly state: string;
}

/** What is known of the entry whose slug is, or once was, `slug` (R6). */
export async function findEntry<Item>(
  content: ContentReader,
  { kind, slugOf, pathOf }: PagedList<Item>,
  { items, state }: Known<Item>,
  slug: string,
) {
  const item = items?.find((each) => slugOf(each) === slug);
  if (item) return { state: 'found', item } as const;
  const moved = items && (await currentSlug(content, kind, slug));
  if (moved) return { state: 'moved', path: pathOf(moved) } as const;
  // Old content cannot tell that an entry does not exist: it may have been added since.
  return { state: items && state === 'current' ? 'absent' : 'unknown' } as const;
}

/**
 * The slug as the CMS spells it, or as it was asked for where that cannot be told. Undefined: it is certain,
 * without reading the CMS, that there is no such entry.
 * @param isUnknown whether there may be other slugs by now than `slugs` and the old ones
 */
export function spellingAmong(
  content: Pick<Content, 'peek'>,
  kind: string,
  {
    slugs,
    isUnknown,
  }: { readonly slugs: readonly (string | undefined)[]; readonly isUnknown: boolean },
  asked: string,
): string | undefined {
  const moved = knownOldAddresses(content, kind);
  const known = [...slugs, ...moved.slugs];
  const isSame = (slug: string | undefined) => slug?.toLowerCase() === asked.toLowerCase();
  const found = known.find((slug) => slug === asked) ?? known.find(isSame);
  return found ?? (isUnknown || moved.state === 'stale' ? asked : undefined);
}
