/**
 * How long each kind of reply may be kept, and by whom. Pages are for everybody alike, so a shared
 * cache may keep them; an editor's change must show soon, so it asks again after a few seconds.
 */
export const cachePolicies = {
  page: 'public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400',
  hashedAsset: 'public, max-age=31536000, immutable',
  fixedAsset: 'public, max-age=3600, stale-while-revalidate=86400',
  never: 'no-store',
} as const;

/** Sets Cache-Control where the reply does not say itself how long it holds. */
export function setCachePolicy(request: Request, response: Response): void {
  if (response.headers.has('Cache-Control')) return;
  const reading = request.method === 'GET' || request.method === 'HEAD';
  const keepable = reading && response.status === 200;
  response.headers.set('Cache-Control', keepable ? cachePolicies.page : cachePolicies.never);
}
