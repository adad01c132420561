import { Button } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { generatePath } from 'react-router-dom';
import { ERASE_ACTION_ID, EXPORT_ACTION_ID } from '../../../access/rights.ts';
import { ExportButton } from '../../../admin/components/export-button.tsx';
import { useHasRight } from '../../../admin/hooks/use-has-right.ts';
import { useTypeUid } from '../../../admin/hooks/use-type-uid.ts';
import { submissionTypeOf } from '../../../content/submission-types.ts';
import { EXPORT_SUBMISSIONS_PATH } from '../paths.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { NewSubmissionsLink } from './new-submissions-link.tsx';

const RECENT_DAYS = 7;

export function SubmissionButtons() {
  const mayExport = useHasRight({ action: EXPORT_ACTION_ID });
  const mayErase = useHasRight({ action: ERASE_ACTION_ID });
  const submissionType = submissionTypeOf(useTypeUid());
  if (!submissionType) return null;
  const { uid, plural } = submissionType;
  return (
    <>
      <NewSubmissionsLink submissionType={submissionType} />
      <LastDaysButton />
      {mayExport && (
        <ExportButton
          path={generatePath(EXPORT_SUBMISSIONS_PATH, { model: uid })}
          fileName={plural}
          label="Save as CSV"
        />
      )}
      {mayErase && <EraseDialog />}
    </>
  );
}

function LastDaysButton() {
  const [, setQuery] = useQueryParams();
  const showLastDays = () => {
    const since = new Date();
    since.setHours(0, 0, 0, 0);
    since.setDate(since.getDate() - RECENT_DAYS);
    const filters = { $and: [{ createdAt: { $gte: since.toISOString() } }] };
    setQuery({ filters, page: 1 });
  };
  return (
    <Button variant="tertiary" size="S" startIcon={<Calendar />} onClick={showLastDays}>
      Last {RECENT_DAYS} days
    </Button>
  );
}
