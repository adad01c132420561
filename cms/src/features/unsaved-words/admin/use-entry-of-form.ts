import { getDisplayName, useAuth } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useFormEntry } from '../../../admin/hooks/use-form-entry.ts';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { isContent } from '../../../content/types.ts';
import { UNNAMED_PERSON } from '../../../platform/person.ts';
import { isRecord, type UnknownRecord } from '../../../platform/record.ts';
import { type CopyScope, NEW_ENTRY } from './copies.ts';

export interface EntryOfForm {
  /** Undefined if the form is not copied: it has personal data, or shows the published row or a duplicate. */
  readonly scope: CopyScope | undefined;
  readonly entryUpdatedAt: string | undefined;
  readonly isOwnChange: boolean;
  readonly stored: UnknownRecord;
  readonly lastWriter: string;
  labelOf(field: string): string;
}

const NOTHING_STORED: UnknownRecord = {};

export function useEntryOfForm(): EntryOfForm {
  const { uid, documentId, isSingleType, document, showsPublished, metadatas } = useFormEntry();
  const { origin: duplicatedId } = useParams();
  const locale = useLocale();
  const personId = useAuth('useEntryOfForm', ({ user }) => user?.id);
  const entryId = documentId ?? (isSingleType ? 'single' : NEW_ENTRY);
  const isCopied = isContent(uid) && !showsPublished && duplicatedId === undefined;
  const scope = useMemo(
    () => (isCopied && personId ? { personId: String(personId), uid, entryId, locale } : undefined),
    [isCopied, personId, uid, entryId, locale],
  );
  const updatedBy = isRecord(document?.updatedBy) ? document.updatedBy : {};
  return {
    scope,
    entryUpdatedAt: document?.updatedAt ?? undefined,
    isOwnChange: personId !== undefined && updatedBy.id === personId,
    stored: document ?? NOTHING_STORED,
    lastWriter: getDisplayName(updatedBy) || UNNAMED_PERSON,
    labelOf: (field) => metadatas[field]?.label ?? field,
  };
}
