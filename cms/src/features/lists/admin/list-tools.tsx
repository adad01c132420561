import { Button } from '@strapi/design-system';
import { Calendar } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ERASE, EXPORT } from '../../../access/submission-rights';
import { formOf } from '../../../content/forms';
import { GALLERY, isContent, SCHOOL } from '../../../content/types';
import { AddToGallery } from '../../images/admin/add-to-gallery';
import { PlannedButton } from '../../planning/admin/planned-in-list';
import { useMayPublish, useRights } from '../../../admin/platform/rights';
import { EraseDialog } from '../../submissions/admin/erase-dialog';
import { ExportButton } from '../../../admin/platform/export-button';
import { ImportDialog } from '../../schools/admin/import-dialog';
import { NewInList } from '../../submissions/admin/new-submissions';

const RECENT_DAYS = 7;

/** The buttons above the lists, each for roles that have its right. */
export function ListTools() {
  const { slug } = useParams();
  const has = useRights();
  const mayPublish = useMayPublish(slug);
  if (slug === SCHOOL) {
    return (
      <>
        <PlannedButton model={slug} />
        <ExportButton path="/schools/export" name="schools" text="Export" />
        {mayPublish && <ImportDialog />}
      </>
    );
  }
  if (isContent(slug)) {
    return (
      <>
        <PlannedButton model={slug} />
        {slug === GALLERY && <AddToGallery />}
      </>
    );
  }
  const form = formOf(slug);
  if (!form) return null;
  const { uid, many } = form;
  return (
    <>
      <NewInList form={form} />
      <LastDaysButton />
      {has(EXPORT) && (
        <ExportButton path={`/submissions/${uid}/export`} name={many} text="Save as CSV" />
      )}
      {has(ERASE) && <EraseDialog />}
    </>
  );
}

function LastDaysButton() {
  const [, setQuery] = useQueryParams();
  const narrow = () => {
    const since = new Date();
    since.setHours(0, 0, 0, 0);
    since.setDate(since.getDate() - RECENT_DAYS);
    const filters = { $and: [{ createdAt: { $gte: since.toISOString() } }] };
    setQuery({ filters, page: 1 });
  };
  return (
    <Button variant="tertiary" size="S" startIcon={<Calendar />} onClick={narrow}>
      Last {RECENT_DAYS} days
    </Button>
  );
}
