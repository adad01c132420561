import * as v from 'valibot';
import { listCall } from './calls.ts';
import type { ContentReader } from './content.ts';
import { Slug } from './wire.ts';

const OldAddressFields = v.object({ from: Slug, to: Slug });

/** GET /api/old-addresses: the former `url` of each project that was renamed, and its `url` now. */
export const oldAddressesCall = {
  ...listCall(
    '/api/old-addresses',
    OldAddressFields,
    ({ from, to }) => (from && to && from !== to ? { from, to } : undefined),
    { fallback: 'no redirects' },
  ),
  builtIn: [],
};

/** The `url` to which the project that was once at `url` has moved. */
export async function getNewAddress(
  content: ContentReader,
  url: string,
): Promise<string | undefined> {
  const { items = [] } = await content.read(oldAddressesCall);
  return items.find(({ from }) => from === url)?.to;
}
