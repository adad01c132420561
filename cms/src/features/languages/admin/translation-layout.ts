import type { EditFieldLayout, EditLayout } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { ENGLISH, isLocalized } from '../../../content/languages/languages';
import { ComponentChanges } from './component-changes';
import { TranslatedInput } from './translated-input';

interface EditView {
  readonly layout: EditLayout;
  readonly query?: { readonly plugins?: { readonly i18n?: { readonly locale?: string } } };
}

type FieldRow = EditFieldLayout[];

const TRANSLATED_INPUT = 'translated';
const COMPONENT_CHANGES_INPUT = 'component-changes';
/** The width of a row in Strapi's form. */
const WHOLE_ROW = 12;
const TEXT_TYPES = ['string', 'text', 'richtext'];

/**
 * Shows the English beside each field of a translation. Call it in `register`: Strapi's i18n registers its hook
 * later, and passes no language to the hooks after it.
 */
export function showEnglishBesideFields(app: StrapiApp): void {
  app.addFields([
    { type: TRANSLATED_INPUT, Component: TranslatedInput as ComponentType },
    { type: COMPONENT_CHANGES_INPUT, Component: ComponentChanges as ComponentType },
  ]);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', addEnglishToLayout);
}

/** Gives each localized field its own row, and an input that shows the English beside it. */
function addEnglishToLayout({ layout, query }: EditView) {
  const locale = query?.plugins?.i18n?.locale ?? ENGLISH;
  if (locale === ENGLISH) return { layout, query };
  const panels = layout.layout.map((panel) => panel.flatMap((row) => splitRow(row, layout)));
  // A form has one layout for each component, whichever field shows it: so it is changed once, here.
  const components = { ...layout.components };
  for (const { attribute } of layout.layout.flat(2).filter(isLocalizedField)) {
    const component = attribute.type === 'component' && layout.components[attribute.component];
    if (!component) continue;
    const rows = component.layout.flat().map((field) => [besideEnglish(field)]);
    components[attribute.component] = { ...component, layout: rows };
  }
  return { layout: { ...layout, layout: panels, components }, query };
}

function isLocalizedField({ attribute }: EditFieldLayout): boolean {
  return isLocalized(attribute);
}

/** Returns a row for each localized field of a row, and below them a row with the fields that languages share. */
function splitRow(row: FieldRow, { components }: EditLayout): FieldRow[] {
  const rows = row.filter(isLocalizedField).flatMap((field) => {
    const { attribute } = field;
    if (attribute.type !== 'component') return [[besideEnglish(field)]];
    const changes = componentChanges(field, components[attribute.component]?.layout ?? []);
    return [[changes], [field]];
  });
  const shared = row.filter((field) => !isLocalizedField(field));
  return shared.length > 0 ? [...rows, shared] : rows;
}

function besideEnglish(field: EditFieldLayout): EditFieldLayout {
  if (!TEXT_TYPES.includes(field.type)) return { ...field, size: WHOLE_ROW };
  // With `customField`, Strapi would show that field's own input in place of ours.
  const { customField, ...attribute } = { ...field.attribute } as { customField?: string };
  const input = customField ?? field.type;
  const props = { attribute, type: TRANSLATED_INPUT, input, size: WHOLE_ROW };
  // Strapi's types know no fields that the admin adds.
  return { ...field, ...props } as unknown as EditFieldLayout;
}

/**
 * Makes the field above a component that shows what changed in its English. Strapi shows no field whose name is not
 * in the role's rights, so this one borrows the name of the component's first field, such as `board.0.name`.
 */
function componentChanges(field: EditFieldLayout, rows: readonly FieldRow[]): EditFieldLayout {
  const name = `${field.name}.0.${rows[0]?.[0]?.name}`;
  const props = { type: COMPONENT_CHANGES_INPUT, name, size: WHOLE_ROW };
  return { ...field, ...props } as unknown as EditFieldLayout;
}
