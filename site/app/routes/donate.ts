import { redirect } from 'react-router';

/** A short address for people who want to give: the panel on the sponsor's page. */
export function loader() {
  return redirect('/opportunities/sponsor#give-now');
}
