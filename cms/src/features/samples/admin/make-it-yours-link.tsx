import { LinkButton } from '@strapi/design-system';
import { PaintBrush } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import { entryActionId } from '../../../access/entry-rights';
import { READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { useHasRight } from '../../../admin/platform/rights';
import { PROJECT } from '../../../content/types';
import { samplesApi } from './samples-api';

/** On the admin's first page, as long as something of the sample is left, for those who may remove it. */
export function MakeItYoursLink() {
  const mayRemove = useHasRight()(entryActionId('delete'), PROJECT);
  const { data } = samplesApi.useSetupTasksQuery(undefined, { ...READ_ON_MOUNT, skip: !mayRemove });
  const left = data?.tasks.filter(({ isLeft }) => isLeft).length ?? 0;
  if (left === 0) return null;
  return (
    <LinkButton tag={RouterLink} to="/make-it-yours" startIcon={<PaintBrush />}>
      {`Make it yours: the sample is left in ${left} ${left === 1 ? 'place' : 'places'}`}
    </LinkButton>
  );
}
