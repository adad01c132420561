import {
  buildValidParams,
  unstable_useContentManagerContext as useContentManagerContext,
  unstable_useDocument as useDocument,
} from '@strapi/content-manager/strapi-admin';
import { useQueryParams } from '@strapi/strapi/admin';
import { useMemo } from 'react';

/** Returns the entry of the form, for components below its buttons: Strapi gives them no props for it. */
export function useFormEntry() {
  const {
    model: uid,
    collectionType,
    id: documentId,
    isSingleType,
    layout,
  } = useContentManagerContext();
  const [{ query }] = useQueryParams<{ status?: string }>();
  const params = useMemo(() => buildValidParams(query), [query]);
  const skip = documentId === undefined && !isSingleType;
  const { document, isLoading } = useDocument(
    { documentId, model: uid, collectionType, params },
    { skip },
  );
  const showsPublished = query.status === 'published';
  const { metadatas } = layout.edit;
  return { uid, documentId, isSingleType, document, isLoading, showsPublished, metadatas };
}
