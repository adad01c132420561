import { listTag, websiteApi } from '../../../admin/requests/website-api';
import type { Finding } from '../../../content/finding';

export type LabelledFinding = Finding & { readonly label?: string };

interface CheckedForm {
  readonly uid: string;
  /** `documentId`, `locale` and `values`. As JSON, so that equal forms are one query. */
  readonly formJson: string;
}

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    check: builder.query<readonly LabelledFinding[], CheckedForm>({
      query: ({ uid, formJson }) => ({
        url: `/website/check/${uid}`,
        method: 'POST',
        data: JSON.parse(formJson),
      }),
      // After a publication, the same form may have other findings.
      providesTags: (_result, _error, { uid }) => [listTag(uid)],
      // Each change of the form is a new query, so earlier answers are not needed again.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCheckQuery } = api;
