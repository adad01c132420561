import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { rightsToContent } from '../../../access/rights.ts';
import { useHasOneOf } from '../../../admin/hooks/use-has-right.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { plansInWords } from './plan-texts.ts';
import { useAllPlansQuery } from './planning-api.ts';

export function PlannedLine() {
  const mayRead = useHasOneOf(rightsToContent('read'));
  const { data: plans = [] } = useAllPlansQuery(undefined, { ...READ_ON_MOUNT, skip: !mayRead });
  if (plans.length === 0) return null;
  return (
    <Link tag={NavLink} to="/planned">
      {plansInWords(plans)}
    </Link>
  );
}
