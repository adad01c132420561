import { useNotification } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { useLocale } from '../../../admin/hooks/use-locale.ts';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { isTranslationLocale } from '../../../content/languages/languages.ts';
import { isContent } from '../../../content/types.ts';
import type { Confirmation } from '../server/english-for-translator.ts';
import { useConfirmTranslationMutation, useEnglishForTranslatorQuery } from './languages-api.ts';

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

const NO_TRANSLATION: EntryRef<string> = { uid: '', documentId: '', locale: '' };

/** Every field of a form calls this hook; RTK Query sends one request for all. */
export function useEnglishForTranslator(translation: EntryRef<string> | undefined) {
  return useEnglishForTranslatorQuery(translation ?? NO_TRANSLATION, { skip: !translation });
}

export function useConfirmation(translation: EntryRef<string> | undefined) {
  const [send, { isLoading }] = useConfirmTranslationMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();

  /** Resolves to whether the CMS stored the confirmation. If it did, shows `message`. */
  async function confirm(confirmation: Confirmation, message: string): Promise<boolean> {
    if (!translation) return false;
    const result = await send({ translation, confirmation });
    if (!succeededOrNotify(result, 'Nothing was stored. Please try again.')) return false;
    toggleNotification({ type: 'success', message });
    return true;
  }
  return { confirm, isLoading };
}
