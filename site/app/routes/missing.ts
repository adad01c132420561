import { data, redirect } from 'react-router';

type Missing =
  | { readonly state: 'moved'; readonly path: string }
  | { readonly state: 'absent' | 'unknown' };

/** What a loader throws for an entry that has no page at this address. */
export function missing(entry: Missing) {
  if (entry.state === 'moved') return redirect(entry.path, 301);
  return entry.state === 'absent' ? notFound() : unavailable();
}

export function notFound() {
  return data(null, { status: 404 });
}

/** Not known at this moment: 503, never a false 404 (R6). */
export function unavailable() {
  return data(null, { status: 503, headers: { 'Retry-After': '30' } });
}
