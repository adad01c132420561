import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { Check } from '@strapi/icons';
import { useNotification, useTable } from '@strapi/strapi/admin';
import { rightTo } from '../../../access/rights.ts';
import { useHasRight } from '../../../admin/hooks/use-has-right.ts';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify.ts';
import { submissionTypeOf, visitorName } from '../../../content/submission-types.ts';
import { useSetToDoneMutation } from './submissions-api.ts';

export const DoneAction: BulkActionComponent = ({ documents, model: uid }) => {
  const [setToDone] = useSetToDoneMutation();
  const selectRow = useTable('DoneAction', (table) => table.selectRow);
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  const mayChange = useHasRight(rightTo('update', uid));
  if (!submissionTypeOf(uid) || !mayChange) return null;

  async function setAllToDone(): Promise<void> {
    const entries = documents.map(({ documentId, updatedAt = '' }) => ({ documentId, updatedAt }));
    const result = await setToDone({ uid, entries });
    if (!succeededOrNotify(result, 'Nothing was set to Done. Please try again.')) return;
    // Strapi keeps the data of selected rows, which is out of date now.
    selectRow([]);
    const { skipped } = result.data;
    const names = documents
      .filter(({ documentId }) => skipped.includes(documentId))
      .map(visitorName);
    const doneMessage = `${documents.length - skipped.length} of ${documents.length} are done.`;
    const skippedMessage = `Changed in the meantime: ${names.join(', ')}. Look, and tick again.`;
    toggleNotification({
      type: skipped.length > 0 ? 'warning' : 'success',
      message: skipped.length > 0 ? `${doneMessage} ${skippedMessage}` : doneMessage,
    });
  }

  return { label: 'Set to Done', icon: <Check />, variant: 'secondary', onClick: setAllToDone };
};
