import { notFound } from './missing.ts';

/** Any other path (2.1): the error screen shows the 404 page. */
export function loader(): never {
  throw notFound();
}

export default function NoSuchPage() {
  return null;
}
