import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { Check } from '@strapi/icons';
import { useNotification, useTable } from '@strapi/strapi/admin';
import { entryActionId } from '../../../access/entry-rights';
import { entryApi, listTag, unwrapData } from '../../../admin/platform/entry-api';
import { useSucceededOrNotify } from '../../../admin/platform/error-message';
import { useHasRight } from '../../../admin/platform/rights';
import { submissionTypeOf } from '../../../content/submission-types';
import type { SetToDone, Ticked } from '../server/done';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    setToDone: builder.mutation<SetToDone, Ticked & { readonly uid: string }>({
      query: ({ uid, entries }) => ({
        url: `/website/submissions/${uid}/done`,
        method: 'POST',
        data: { entries },
      }),
      transformResponse: unwrapData,
      invalidatesTags: (_result, _error, { uid }) => [listTag(uid)],
    }),
  }),
});

/** The button above the ticked submissions of a list. */
export const DoneAction: BulkActionComponent = ({ documents, model: uid }) => {
  const [setToDone] = api.useSetToDoneMutation();
  const selectRow = useTable('DoneAction', (table) => table.selectRow);
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  const mayChange = useHasRight()(entryActionId('update'), uid);
  if (!submissionTypeOf(uid) || !mayChange) return null;

  async function set(): Promise<void> {
    const entries = documents.map(({ documentId, updatedAt = '' }) => ({ documentId, updatedAt }));
    const result = await setToDone({ uid, entries });
    if (!succeededOrNotify(result, 'Nothing was set to Done. Please try again.')) return;
    // A row that stays ticked would be that of before.
    selectRow([]);
    const { changed } = result.data;
    const names = documents
      .filter(({ documentId }) => changed.includes(documentId))
      .map(({ firstName, fullName }) => String(firstName ?? fullName));
    const done = `${documents.length - changed.length} of ${documents.length} are done.`;
    const left = `Somebody changed ${names.join(', ')} meanwhile: look, and tick again.`;
    toggleNotification({
      type: changed.length > 0 ? 'warning' : 'success',
      message: changed.length > 0 ? `${done} ${left}` : done,
    });
  }

  return { label: 'Set to Done', icon: <Check />, variant: 'secondary', onClick: set };
};
