import * as v from 'valibot';
import { listCall } from './calls.ts';
import { type Content, type ContentReader, readList } from './content.ts';
import { Slug } from './fields.ts';

const kinds = ['project', 'page', 'story'] as const;
/** What has a page of its own. */
export type Kind = (typeof kinds)[number];

export const oldAddressesCall = {
  ...listCall(
    '/api/old-addresses',
    { texts: {}, fields: { from: Slug, to: Slug, kind: v.optional(v.unknown()) } },
    ({ from, to, kind }) =>
      from && to && from !== to
        ? { from, to, kind: kinds.find((each) => each === kind) ?? 'project' }
        : undefined,
    { fallback: 'no redirects' },
  ),
  builtIn: [],
};

/** The slug that an entry has now whose slug once was `from`. */
export async function currentSlug(
  content: ContentReader,
  kind: Kind,
  from: string,
): Promise<string | undefined> {
  const known = await readList(content, oldAddressesCall);
  return known.find((each) => each.kind === kind && each.from === from)?.to;
}

/** The old slugs that are known at this moment; `stale`: there may be others by now. */
export function knownOldAddresses(content: Pick<Content, 'peek'>, kind: Kind) {
  const { items = [], state } = content.peek(oldAddressesCall);
  return { state, slugs: items.filter((each) => each.kind === kind).map(({ from }) => from) };
}
