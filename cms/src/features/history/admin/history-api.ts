import { generatePath } from 'react-router-dom';
import type { VersionDialogProps } from '../../../admin/frame/feature.ts';
import {
  ALL_ENTRIES,
  entryEndpoint,
  entryTags,
  listTag,
  staffApi,
} from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { BIN_PATH, RESTORE_PATH, VERSION_PATH, VERSIONS_PATH } from '../paths.ts';
import type { BinnedEntry } from '../server/bin.ts';
import type { NotRestored } from '../server/entry-data.ts';
import type { BringBackBody, Comparison, ListedVersion } from '../server/handlers.ts';
import type { RestoredEntry } from '../server/restore.ts';

type VersionRef = VersionDialogProps['version'];

interface BringBackResult {
  readonly notRestored: NotRestored;
}

function versionEndpoint({ uid, documentId, id }: VersionRef): string {
  return generatePath(VERSION_PATH, { model: uid, documentId, id: String(id) });
}

const BIN = { type: 'Document', id: 'bin' } as const;

const api = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    versions: builder.query<readonly ListedVersion[], EntryRef<string>>({
      query: (entryRef) => entryEndpoint(VERSIONS_PATH, entryRef),
      // A request for publication changes the history but not the entry.
      providesTags: (_result, _error, entryRef) => ['History', ...entryTags(entryRef)],
    }),
    comparison: builder.query<Comparison, VersionRef>({
      query: versionEndpoint,
      providesTags: (_result, _error, version) => entryTags(version),
    }),
    bringBack: builder.mutation<BringBackResult, VersionRef & BringBackBody>({
      query: ({ uid, documentId, id, ...request }) => ({
        url: versionEndpoint({ uid, documentId, id }),
        method: 'POST',
        data: request,
      }),
      invalidatesTags: (_result, _error, version) => [...entryTags(version), listTag(version.uid)],
    }),
    bin: builder.query<readonly BinnedEntry[], void>({
      query: () => BIN_PATH,
      providesTags: [BIN],
    }),
    restore: builder.mutation<RestoredEntry, number>({
      query: (id) => ({
        url: generatePath(RESTORE_PATH, { id: String(id) }),
        method: 'POST',
        data: {},
      }),
      invalidatesTags: ALL_ENTRIES,
    }),
  }),
});

export const {
  useVersionsQuery,
  useComparisonQuery,
  useBringBackMutation,
  useBinQuery,
  useRestoreMutation,
} = api;
