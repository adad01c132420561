import { LinkButton } from '@strapi/design-system';
import { PaintBrush } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { entryActionId } from '../../../access/rights';
import { useHasRight } from '../../../admin/shared/rights';
import { READ_ON_MOUNT } from '../../../admin/shared/website-api';
import { PROJECT } from '../../../content/types';
import { useSetupTasksQuery } from './samples-api';

/** Links to the page *Make it yours* while something of the sample is left that the person may remove. */
export function MakeItYoursLink() {
  // Stands for the right to remove content, as in the routes.
  const mayRemove = useHasRight()(entryActionId('delete'), PROJECT);
  const { data } = useSetupTasksQuery(undefined, { ...READ_ON_MOUNT, skip: !mayRemove });
  const tasksLeft = data?.tasks.filter(({ hasSampleLeft }) => hasSampleLeft).length ?? 0;
  if (tasksLeft === 0) return null;
  return (
    <LinkButton tag={RouterLink} to="/make-it-yours" startIcon={<PaintBrush />}>
      {`Make it yours: the sample is left in ${tasksLeft} ${tasksLeft === 1 ? 'place' : 'places'}`}
    </LinkButton>
  );
}
