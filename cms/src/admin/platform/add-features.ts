import type { StrapiApp } from '@strapi/strapi/admin';
import { RIGHT_TO_READ_CONTENT } from '../../access/entry-rights';
import { CUSTOM_FIELDS } from '../../content/custom-fields';
import type { AdminFeature, ContentManager, FieldInput, MenuPage, Widget } from './feature';
import { addFieldInput, fieldInput } from './field-inputs';
import { listNotes } from './list-notes';
import { panelsOf } from './panels';
import { sharedComponents } from './shared-components';

/** The input of a field whose feature is not there. */
const PLAIN = {
  label: 'Text',
  description: 'Without marks',
  Input: () => import('../fields/text-field'),
};

/**
 * Widgets of Strapi that say nothing of the website: counts of types, tokens and webhooks, a chart of all entries,
 * and the person's own name.
 */
const HIDDEN_WIDGETS = ['key-statistics', 'chart-entries', 'profile-info'];

/** “Edit the model” leads editors to a page that they may not open, and changes nothing in production. */
const EDIT_THE_TYPE = 'edit-the-model';

/** Adds what features bring before Strapi's own plugins are started. In `register`. */
export function registerFeatures(app: StrapiApp, features: readonly AdminFeature[]): void {
  for (const feature of features) {
    feature.register?.(app);
    for (const page of feature.pages ?? []) addPage(app, page);
    for (const field of feature.fields ?? []) addField(app, field);
    Object.assign(sharedComponents, feature.sharedComponents);
    if (feature.useListNotes) listNotes.push(feature.useListNotes);
  }
  for (const { name } of CUSTOM_FIELDS) {
    // Its feature was taken out.
    if (!fieldInput(`global::${name}`)) addField(app, { name, ...PLAIN });
  }
  const widgets = features.flatMap((feature) => feature.widgets ?? []);
  app.widgets.register((strapis) => [
    ...widgets.map(asStrapisWidget),
    ...strapis.filter(({ id }) => !HIDDEN_WIDGETS.includes(id)),
  ]);
}

/** Adds what features bring to the content manager. In `bootstrap`. */
export function bootstrapFeatures(app: StrapiApp, features: readonly AdminFeature[]): void {
  const contentManager = app.getPlugin('content-manager');
  const { apis } = contentManager;
  if (!isContentManager(apis)) throw new Error('This version of Strapi takes no panels');
  apis.addEditViewSidePanel(panelsOf(features.flatMap(({ panels }) => panels ?? [])));
  apis.addDocumentAction((actions) => actions.filter(({ type }) => type !== EDIT_THE_TYPE));
  for (const [index, { bootstrap, columns, ListButtons, BelowFormButtons }] of features.entries()) {
    bootstrap?.(app, apis);
    if (columns) app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', columns);
    if (ListButtons) {
      const tools = { name: `list-tools-${index}`, Component: ListButtons };
      contentManager.injectComponent('listView', 'actions', tools);
    }
    if (BelowFormButtons) {
      const tools = { name: `form-tools-${index}`, Component: BelowFormButtons };
      contentManager.injectComponent('editView', 'right-links', tools);
    }
  }
}

function addPage(app: StrapiApp, { label, ...page }: MenuPage): void {
  app.addMenuLink({
    ...page,
    intlLabel: { id: `website.${page.to}`, defaultMessage: label },
    permissions: page.permissions ?? [RIGHT_TO_READ_CONTENT],
  });
}

function addField(app: StrapiApp, field: FieldInput): void {
  const { name, label, description, Input } = field;
  const type = CUSTOM_FIELDS.find((each) => each.name === name)?.type ?? 'string';
  app.customFields.register({
    name,
    type,
    intlLabel: { id: `website.${name}`, defaultMessage: label },
    intlDescription: { id: `website.${name}.about`, defaultMessage: description },
    components: { Input },
  });
  addFieldInput(field);
}

function asStrapisWidget({ id, icon, label, Component, permissions }: Widget) {
  return {
    id,
    icon,
    title: { id: `website.${id}`, defaultMessage: label },
    component: async () => (await Component()).default,
    permissions: [...permissions],
  };
}

function isContentManager(apis: unknown): apis is ContentManager {
  return typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis;
}
