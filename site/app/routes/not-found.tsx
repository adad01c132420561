import { data } from 'react-router';

/** Any other path (2.1): the error screen shows the 404 page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NoSuchPage() {
  return null;
}
