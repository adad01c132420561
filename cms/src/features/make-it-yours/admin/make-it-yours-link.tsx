import { LinkButton } from '@strapi/design-system';
import { PaintBrush } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { rightsToContent } from '../../../access/rights.ts';
import { useHasOneOf } from '../../../admin/hooks/use-has-right.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { useMakeItYoursTasksQuery } from './make-it-yours-api.ts';

/** Links to the page “Make it yours” while something of the sample is left that the person may remove. */
export function MakeItYoursLink() {
  const mayRemove = useHasOneOf(rightsToContent('delete'));
  const { data } = useMakeItYoursTasksQuery(undefined, { ...READ_ON_MOUNT, skip: !mayRemove });
  const tasksLeft = data?.tasks.filter(({ hasSampleLeft }) => hasSampleLeft).length ?? 0;
  if (tasksLeft === 0) return null;
  return (
    <LinkButton tag={RouterLink} to="/make-it-yours" startIcon={<PaintBrush />}>
      {`Make it yours: the sample is left in ${tasksLeft} ${tasksLeft === 1 ? 'place' : 'places'}`}
    </LinkButton>
  );
}
