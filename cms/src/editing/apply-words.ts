import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { contentWords } from './content-words';
import type { TypeWords } from './form-of-words';
import { formWords } from './form-words';
import { keepOwnChanges, type View } from './keep-own-changes';

/** What was last written for a type, so that what an administrator changed since can be told. */
interface Applied {
  readonly fingerprint: string;
  readonly view: View;
}

/**
 * Writes labels, hints, the order of fields and the columns of lists into the content manager's store.
 * Runs at every start. Where the words in the code change, they are written anew, except for what an
 * administrator has changed under "Configure the view": that stays.
 */
export async function applyWords(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'website_words' });
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, words] of Object.entries({ ...contentWords, ...formWords })) {
    const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('hex');
    const before = appliedBefore(await store.get({ key: uid }));
    if (before?.fingerprint === fingerprint) continue;
    const type = service.findContentType(uid);
    const present: View = await service.findConfiguration(type);
    const wanted = viewOf(words, present);
    await service.updateConfiguration(type, keepOwnChanges(wanted, present, before?.view));
    const applied: Applied = { fingerprint, view: wanted };
    await store.set({ key: uid, value: applied });
  }
}

function appliedBefore(stored: unknown): Applied | undefined {
  const isApplied =
    typeof stored === 'object' && stored !== null && 'fingerprint' in stored && 'view' in stored;
  // Only this file writes under that name.
  return isApplied ? (stored as Applied) : undefined;
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
