import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { RIGHT_TO_READ_CONTENT } from '../../../access/entry-rights';
import { READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { useHasRight } from '../../../admin/platform/rights';
import { usePlannedQuery, wallTimeInWords } from './plan-api';

/** On the admin's first page, as long as something is planned, for those who may see the page of it. */
export function PlannedLine() {
  const mayRead = useHasRight()(RIGHT_TO_READ_CONTENT.action, RIGHT_TO_READ_CONTENT.subject);
  const { data = [] } = usePlannedQuery(undefined, { ...READ_ON_MOUNT, skip: !mayRead });
  const [first] = data;
  if (!first) return null;
  // What could not be done stays, with its hour that is over.
  const next = data.find(({ problem }) => !problem);
  const when = next ? `the next on ${wallTimeInWords(next.time)}` : 'not done';
  return (
    <Link tag={NavLink} to="/planned">
      {`Planned: ${data.length}, ${when}`}
    </Link>
  );
}
