import { useParams } from 'react-router-dom';
import { useLocale } from '../../../admin/hooks/use-locale';
import type { EntryRef } from '../../../content/entry-ref';
import { isTranslationLocale } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';

/** The translation that is open in the form; undefined for English and for a new entry. */
export function useOpenTranslation(): EntryRef<string> | undefined {
  const { collectionType, slug: uid, id } = useParams();
  const locale = useLocale();
  // The server finds the entry of a single type whatever the id is.
  const documentId = collectionType === 'single-types' ? 'single' : id;
  const isOpen = documentId !== undefined && documentId !== 'create';
  if (!isOpen || !isContent(uid) || !isTranslationLocale(locale)) return undefined;
  return { uid, documentId, locale };
}
