import { redirect } from 'react-router';

/** A short address for people who want to give. */
export function loader() {
  return redirect('/opportunities/sponsor#give-now');
}
