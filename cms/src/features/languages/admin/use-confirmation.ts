import { useNotification } from '@strapi/strapi/admin';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify';
import type { EntryRef } from '../../../content/entry-ref';
import type { Confirmation } from '../server/english-for-translator';
import { useConfirmTranslationMutation } from './languages-api';

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
