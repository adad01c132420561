import { Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { useEntryCountQuery } from '../../../admin/requests/entry-count.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { listPath } from '../../../content/addresses/admin-paths.ts';
import { NEW_PROGRESS, type SubmissionType } from '../../../content/submission-types.ts';

const NEW_FILTER = { $and: [{ progress: { $eq: NEW_PROGRESS } }] };
const NEW_FILTER_QUERY = `filters[$and][0][progress][$eq]=${NEW_PROGRESS}`;

interface NewSubmissionsLinkProps {
  readonly submissionType: SubmissionType;
}

export function NewSubmissionsLink({
  submissionType: { uid, singular, plural },
}: NewSubmissionsLinkProps) {
  const { data: count, isError } = useEntryCountQuery({ uid, filters: NEW_FILTER }, READ_ON_MOUNT);
  if (isError) return <ReadError subject={`The number of new ${plural}`} />;
  if (count === undefined) return null;
  if (count === 0) return <Typography textColor="neutral600">No new {plural}</Typography>;
  return (
    <Link tag={RouterLink} to={`${listPath(uid)}?page=1&${NEW_FILTER_QUERY}`}>
      {count} new {count === 1 ? singular : plural}
    </Link>
  );
}
