import { listCall } from './calls.ts';
import { type Content, type ContentReader, readList } from './content.ts';
import { RequiredText, Slug } from './fields.ts';

export const oldAddressesCall = {
  ...listCall(
    '/api/old-addresses',
    { texts: {}, fields: { from: Slug, to: Slug, kind: RequiredText } },
    ({ from, to, kind }) => (from && to && from !== to ? { from, to, kind } : undefined),
    { fallback: 'no redirects' },
  ),
  builtIn: [],
};

/**
 * The slug that an entry has now whose slug once was `from`.
 * @param kind what Strapi calls its type, such as `story`
 */
export async function currentSlug(
  content: ContentReader,
  kind: string,
  from: string,
): Promise<string | undefined> {
  const known = await readList(content, oldAddressesCall);
  return known.find((each) => each.kind === kind && each.from === from)?.to;
}

/** The old slugs that are known at this moment; `stale`: there may be others by now. */
export function knownOldAddresses(content: Pick<Content, 'peek'>, kind: string) {
  const { items = [], state } = content.peek(oldAddressesCall);
  return { state, slugs: items.filter((each) => each.kind === kind).map(({ from }) => from) };
}
