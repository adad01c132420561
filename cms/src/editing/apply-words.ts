import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { contentWords } from './content-words';
import type { TypeWords } from './form-of-words';
import { formWords } from './form-words';

/** What is used here of the content manager's stored view of a type. */
interface View {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/**
 * Writes labels, hints and the order of fields into the content manager's store. Runs at every
 * start; what an administrator changed under "Configure the view" stays until the words in the
 * code change.
 */
export async function applyWords(strapi: Core.Strapi): Promise<void> {
  const applied = strapi.store({ type: 'core', name: 'website_words' });
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, words] of Object.entries({ ...contentWords, ...formWords })) {
    const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('hex');
    if ((await applied.get({ key: uid })) === fingerprint) continue;
    const type = service.findContentType(uid);
    const present: View = await service.findConfiguration(type);
    await service.updateConfiguration(type, viewOf(words, present));
    await applied.set({ key: uid, value: fingerprint });
  }
}

function viewOf(words: TypeWords, present: View): View {
  const metadatas = { ...present.metadatas };
  for (const [field, { label, hint, example, editable }] of Object.entries(words.fields)) {
    const before = metadatas[field];
    if (!before) throw new Error(`There is no field ${field} to describe`);
    metadatas[field] = {
      edit: {
        ...before.edit,
        label,
        description: hint ?? '',
        placeholder: example ?? '',
        editable: editable ?? !words.readOnly,
      },
      list: { ...before.list, label },
    };
  }
  return {
    settings: {
      ...present.settings,
      mainField: words.mainField,
      defaultSortBy: words.sortBy,
      defaultSortOrder: words.sortOrder,
      pageSize: 50,
    },
    metadatas,
    layouts: {
      list: [...words.list],
      edit: words.edit.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  };
}
