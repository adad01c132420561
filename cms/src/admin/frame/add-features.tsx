import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Page, type StrapiApp } from '@strapi/strapi/admin';
import type { ComponentProps, ComponentType } from 'react';
import { rightsToContent } from '../../access/rights.ts';
import { CUSTOM_FIELDS } from '../../content/custom-fields.ts';
import { mergeDistinct } from '../../platform/merge-distinct.ts';
import { CUSTOM_INPUTS } from '../fields/custom-inputs.ts';
import { DateField } from '../fields/date-field.tsx';
import type {
  AdminFeature,
  ContentManager,
  CustomFieldInput,
  MenuPage,
  Widget,
} from './feature.ts';
import { EDIT_THE_MODEL, HIDDEN_WIDGETS } from './hidden-in-strapi.ts';
import {
  joinComponents,
  joinEntryNotes,
  joinFailedNotes,
  joinListButtons,
} from './joined-components.tsx';
import { makePanels } from './panels.tsx';
import { addCustomInput, addProvidedComponents } from './provided-components.ts';

const FALLBACK_INPUT = {
  label: 'Text',
  description: 'Without marks',
  Input: () => import('../fields/plain-input.tsx'),
};

/** The argument of Strapi's hook that changes the columns of a list. */
interface ListColumns {
  readonly displayedHeaders: ListFieldLayout[];
  readonly layout: ListLayout;
}

/** The pages of the features come after Strapi's Content Manager (1) and before its Media Library (4). */
const FIRST_POSITION = 2;

export function registerFeatures(app: StrapiApp, features: readonly AdminFeature[]): void {
  for (const feature of features) feature.register?.(app);
  const noteHooks = features.flatMap(({ useListNotes }) => useListNotes ?? []);
  const joinedNotes = {
    EntryNotes: joinEntryNotes(noteHooks),
    FailedNotes: joinFailedNotes(noteHooks),
  };
  const provided = features.map(({ providedComponents }) => providedComponents ?? {});
  addProvidedComponents(app, mergeDistinct([joinedNotes, ...provided]));
  const pages = features.flatMap((feature) => feature.pages ?? []);
  for (const [index, page] of pages.entries()) {
    addPage(app, page, FIRST_POSITION + index / pages.length);
  }
  // Strapi's type says that the component takes no props, but the form gives it those of every input.
  app.addFields({ type: 'date', Component: DateField as ComponentType });
  const fields = [...CUSTOM_INPUTS, ...features.flatMap((feature) => feature.fields ?? [])];
  registerFields(app, fields);
  for (const field of fields) addCustomInput(app, field);
  const widgets = features.flatMap((feature) => feature.widgets ?? []);
  app.widgets.register((strapiWidgets) => [
    ...widgets.map(toStrapiWidget),
    ...strapiWidgets.filter(({ id }) => !HIDDEN_WIDGETS.includes(id)),
  ]);
}

export function bootstrapFeatures(app: StrapiApp, features: readonly AdminFeature[]): void {
  const plugin = app.getPlugin('content-manager');
  const contentManager = plugin.apis;
  if (!isContentManager(contentManager)) throw new Error('This release of Strapi takes no panels');
  contentManager.addEditViewSidePanel(makePanels(features.flatMap(({ panels }) => panels ?? [])));
  contentManager.addDocumentAction((actions) =>
    actions.filter(({ type }) => type !== EDIT_THE_MODEL),
  );
  for (const { bootstrap } of features) bootstrap?.(app, contentManager);
  // Strapi calls the hooks in the order in which they are registered.
  for (const { columns } of features) if (columns) addColumnHook(app, columns);
  for (const { columnsLast } of features) if (columnsLast) addColumnHook(app, columnsLast);
  const listButtons = features.flatMap(({ ListButtons }) => ListButtons ?? []);
  plugin.injectComponent('listView', 'actions', {
    name: 'list-buttons',
    Component: joinListButtons(listButtons),
  });
  const belowFormButtons = features.flatMap(({ BelowFormButtons }) => BelowFormButtons ?? []);
  plugin.injectComponent('editView', 'right-links', {
    name: 'below-form-buttons',
    Component: joinComponents(belowFormButtons),
  });
}

function addColumnHook(app: StrapiApp, columns: NonNullable<AdminFeature['columns']>): void {
  app.registerHook(
    'Admin/CM/pages/ListView/inject-column-in-table',
    ({ displayedHeaders, layout }: ListColumns) => ({
      displayedHeaders: columns(displayedHeaders, layout),
      layout,
    }),
  );
}

function addPage(app: StrapiApp, page: MenuPage, position: number): void {
  const { to, icon, label, permissions = rightsToContent('read'), Component } = page;
  const intlLabel = { id: `website.${to}`, defaultMessage: label };
  const loadProtected = () => Component().then((loaded) => protectedPage(loaded, permissions));
  // If no permissions are named, Strapi's protection hides the page from all people.
  const load = permissions.length > 0 ? loadProtected : Component;
  app.addMenuLink({ to, icon, intlLabel, permissions, position, Component: load });
}

/** Shows the page only to people with one of the permissions, as Strapi's pages do. The menu hides only the link. */
function protectedPage(
  { default: Content }: { readonly default: ComponentType },
  permissions: ComponentProps<typeof Page.Protect>['permissions'],
) {
  return {
    default: () => (
      <Page.Protect permissions={permissions}>
        <Content />
      </Page.Protect>
    ),
  };
}

function registerFields(app: StrapiApp, inputs: readonly CustomFieldInput[]): void {
  for (const { name, type } of CUSTOM_FIELDS) {
    const input = inputs.find((each) => each.name === name) ?? FALLBACK_INPUT;
    app.customFields.register({
      name,
      type,
      intlLabel: { id: `website.${name}`, defaultMessage: input.label },
      intlDescription: { id: `website.${name}.about`, defaultMessage: input.description },
      components: { Input: input.Input },
    });
  }
}

function toStrapiWidget({ id, icon, label, Component, permissions }: Widget) {
  return {
    id,
    icon,
    title: { id: `website.${id}`, defaultMessage: label },
    component: async () => (await Component()).default,
    permissions: [...permissions],
  };
}

/** Strapi types its API as unknown. One function of it is enough to notice a release that does not fit. */
function isContentManager(apis: unknown): apis is ContentManager {
  return typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis;
}
