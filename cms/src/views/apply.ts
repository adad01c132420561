import type { Core } from '@strapi/strapi';
import { keepAdminChanges, type StoredConfiguration } from './keep-admin-changes';
import type { TypeView } from './type-view';
import { allViews, componentViews } from './views';

/** The store of what the last start wrote, by its name in databases since the first version. */
const APPLIED = { type: 'core', name: 'website_words' } as const;

/** Strapi's form has rows of twelve units. */
const ROW_UNITS = 12;
/** Stands in an empty field for which the website has a text of its own. */
const BUILT_IN = 'Empty: the website’s own text';
/** The entries that a list shows at once. */
const PAGE_SIZE = 50;

/**
 * Writes labels, hints, the order of fields and the columns of lists into the content manager's store
 * at every start, except for what an administrator has changed under "Configure the view".
 */
export async function applyViews(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  for (const [uid, view] of Object.entries(allViews(strapi))) {
    const service = manager.service('content-types');
    await applyView(strapi, view, service, service.findContentType(uid));
  }
  for (const [uid, view] of Object.entries(componentViews)) {
    const service = manager.service('components');
    await applyView(strapi, view, service, service.findComponent(uid));
  }
}

async function applyView(
  strapi: Core.Strapi,
  view: TypeView,
  service: Core.Service,
  model: { readonly uid: string },
): Promise<void> {
  const store = strapi.store(APPLIED);
  const before = (await store.get({ key: model.uid })) as { view: StoredConfiguration } | null;
  const present: StoredConfiguration = await service.findConfiguration(model);
  const wanted = configurationOf(view, present);
  await service.updateConfiguration(model, keepAdminChanges(wanted, present, before?.view));
  await store.set({ key: model.uid, value: { view: wanted } });
}

function configurationOf(view: TypeView, present: StoredConfiguration): StoredConfiguration {
  const metadatas = { ...present.metadatas };
  for (const [field, fieldView] of Object.entries(view.fields)) {
    const { label, hint = '', editable = !view.readOnly } = fieldView;
    const before = metadatas[field];
    if (!before) throw new Error(`There is no field ${field} to describe`);
    const placeholder = fieldView.example ?? (fieldView.builtIn ? BUILT_IN : '');
    metadatas[field] = {
      edit: { ...before.edit, label, description: hint, placeholder, editable },
      list: { ...before.list, label },
    };
  }
  return {
    settings: {
      ...present.settings,
      mainField: view.mainField,
      defaultSortBy: 'sortOrder' in view.fields ? 'sortOrder' : (view.sortBy ?? 'createdAt'),
      defaultSortOrder: view.readOnly || view.descending ? 'DESC' : 'ASC',
      pageSize: PAGE_SIZE,
    },
    metadatas,
    layouts: {
      list: [...view.list],
      edit: view.edit.map((row) => row.map((name) => ({ name, size: ROW_UNITS / row.length }))),
    },
  };
}
