import { getDisplayName, useAuth } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useFormEntry } from '../../../admin/platform/form-entry';
import { useLocale } from '../../../admin/platform/locale';
import { isContent } from '../../../content/types';
import { isRecord } from '../../../platform/record';
import { type CopyScope, NEW } from './copies';

/** The entry of the form around this, and whose words are copied. */
export interface EntryOfForm {
  /** Undefined where no copy is made: of personal data, of what visitors see, and of a duplicate. */
  readonly scope: CopyScope | undefined;
  readonly storedAt: string | undefined;
  readonly isMine: boolean;
  /** The name of the person who changed it last. */
  readonly lastWriter: string;
  labelOf(field: string): string;
}

export function useEntryOfForm(): EntryOfForm {
  const { uid, id, isSingleType, document, showsPublished, metadatas } = useFormEntry();
  const { origin } = useParams();
  const locale = useLocale();
  const person = useAuth('useEntryOfForm', ({ user }) => user?.id);
  const entry = id ?? (isSingleType ? 'single' : NEW);
  const isKept = isContent(uid) && !showsPublished && origin === undefined;
  const scope = useMemo(
    () => (isKept && person ? { person: String(person), uid, entry, locale } : undefined),
    [isKept, person, uid, entry, locale],
  );
  const updatedBy = isRecord(document?.updatedBy) ? document.updatedBy : {};
  return {
    scope,
    storedAt: document?.updatedAt ?? undefined,
    isMine: person !== undefined && updatedBy.id === person,
    lastWriter: getDisplayName(updatedBy) || 'A colleague',
    labelOf: (field) => metadatas[field]?.label ?? field,
  };
}
