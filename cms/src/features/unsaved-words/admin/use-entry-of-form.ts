import {
  buildValidParams,
  unstable_useContentManagerContext as useContentManagerContext,
  unstable_useDocument as useDocument,
} from '@strapi/content-manager/strapi-admin';
import { getDisplayName, useAuth, useQueryParams } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useLocale } from '../../../admin/platform/locale';
import { isContent } from '../../../content/types';
import { isRecord } from '../../../platform/is-record';
import { NEW, type Place } from './copies';

/** The entry of the form around this, as Strapi has read it. */
export interface EntryOfForm {
  /** Undefined where no copy is made: of personal data, of what visitors see, and of a duplicate. */
  readonly place: Place | undefined;
  readonly storedAt: string | undefined;
  readonly isMine: boolean;
  /** Who changed it last. */
  readonly changedBy: string;
  labelOf(field: string): string;
}

export function useEntryOfForm(): EntryOfForm {
  const { model, collectionType, id, isSingleType, layout } = useContentManagerContext();
  const [{ query }] = useQueryParams<{ status?: string }>();
  const { origin } = useParams();
  const params = useMemo(() => buildValidParams(query), [query]);
  const skip = id === undefined && !isSingleType;
  const { document } = useDocument({ documentId: id, model, collectionType, params }, { skip });
  const locale = useLocale();
  const person = useAuth('useEntryOfForm', ({ user }) => user?.id);
  const entry = id ?? (isSingleType ? 'single' : NEW);
  const isKept = isContent(model) && query.status !== 'published' && origin === undefined;
  const place = useMemo(
    () => (isKept && person ? { person: String(person), model, entry, locale } : undefined),
    [isKept, person, model, entry, locale],
  );
  const changedBy = isRecord(document?.updatedBy) ? document.updatedBy : {};
  return {
    place,
    storedAt: document?.updatedAt ?? undefined,
    isMine: person !== undefined && changedBy.id === person,
    changedBy: getDisplayName(changedBy) || 'A colleague',
    labelOf: (field) => layout.edit.metadatas[field]?.label ?? field,
  };
}
