import type { Core } from '@strapi/strapi';
import { POSITION_FIELD } from '../content/types.ts';
import { keepAdminChanges, type StoredConfiguration } from './keep-admin-changes.ts';
import type { TypeView } from './type-view.ts';
import { allViews, componentViews } from './views.ts';

/** What the last start wrote, each in an object `{ view }`: an administrator has changed what differs from it. */
const APPLIED_VIEWS_STORE = { type: 'core', name: 'website_views' } as const;

/** The units in a row of Strapi's form. */
const ROW_UNITS = 12;
const BUILT_IN_PLACEHOLDER = 'Empty: the website’s own text';
const ENTRIES_PER_PAGE = 50;

/** Writes the views into the content manager's store, but keeps the changes under "Configure the view". */
export async function ensureViews(strapi: Core.Strapi): Promise<void> {
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
  const store = strapi.store(APPLIED_VIEWS_STORE);
  const lastApplied = (await store.get({ key: model.uid })) as { view: StoredConfiguration } | null;
  const present: StoredConfiguration = await service.findConfiguration(model);
  const wanted = configurationOf(view, present);
  await service.updateConfiguration(model, keepAdminChanges(wanted, present, lastApplied?.view));
  await store.set({ key: model.uid, value: { view: wanted } });
}

function configurationOf(view: TypeView, present: StoredConfiguration): StoredConfiguration {
  const metadatas = { ...present.metadatas };
  for (const [field, fieldView] of Object.entries(view.fields)) {
    const { label, hint = '', isEditable: editable = !view.isReadOnly } = fieldView;
    const presentField = metadatas[field];
    if (!presentField) throw new Error(`There is no field ${field} to describe`);
    const builtInPlaceholder = fieldView.hasBuiltInText ? BUILT_IN_PLACEHOLDER : '';
    const placeholder = fieldView.placeholder ?? builtInPlaceholder;
    metadatas[field] = {
      edit: { ...presentField.edit, label, description: hint, placeholder, editable },
      list: { ...presentField.list, label },
    };
  }
  return {
    settings: {
      ...present.settings,
      mainField: view.mainField,
      defaultSortBy: POSITION_FIELD in view.fields ? POSITION_FIELD : (view.sortBy ?? 'createdAt'),
      defaultSortOrder: view.isReadOnly || view.isDescending ? 'DESC' : 'ASC',
      pageSize: ENTRIES_PER_PAGE,
    },
    metadatas,
    layouts: {
      list: [...view.columns],
      edit: view.formRows.map((row) => row.map((name) => ({ name, size: ROW_UNITS / row.length }))),
    },
  };
}
