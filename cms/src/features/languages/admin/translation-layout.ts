import type { EditFieldLayout, EditLayout } from '@strapi/content-manager/strapi-admin';
import { ENGLISH, isLocalized } from '../../../content/languages/languages.ts';

interface EditView {
  readonly layout: EditLayout;
  readonly query?: { readonly plugins?: { readonly i18n?: { readonly locale?: string } } };
}

type FieldRow = EditFieldLayout[];

/** The types of our inputs. */
export const TRANSLATED_INPUT = 'translated';
export const COMPONENT_CHANGES_INPUT = 'component-changes';
/** Strapi's form has twelve columns. */
const WHOLE_ROW = 12;
const TEXT_TYPES = ['string', 'text', 'richtext'];

/** Gives each localized field its own row, and an input that shows the English beside it. */
export function addEnglishToLayout({ layout, query }: EditView) {
  const locale = query?.plugins?.i18n?.locale ?? ENGLISH;
  if (locale === ENGLISH) return { layout, query };
  const panels = layout.layout.map((panel) => panel.flatMap((row) => splitRow(row, layout)));
  // All fields with the same component share one layout.
  const components = { ...layout.components };
  for (const { attribute } of layout.layout.flat(2).filter(isLocalizedField)) {
    const component = attribute.type === 'component' && layout.components[attribute.component];
    if (!component) continue;
    const rows = component.layout.flat().map((field) => [withEnglishBeside(field)]);
    components[attribute.component] = { ...component, layout: rows };
  }
  return { layout: { ...layout, layout: panels, components }, query };
}

function isLocalizedField({ attribute }: EditFieldLayout): boolean {
  return isLocalized(attribute);
}

/** Returns a row for each localized field of a row, and a last row with the fields that all languages share. */
function splitRow(row: FieldRow, { components }: EditLayout): FieldRow[] {
  const rows = row.filter(isLocalizedField).flatMap((field) => {
    const { attribute } = field;
    if (attribute.type !== 'component') return [[withEnglishBeside(field)]];
    const changes = componentChanges(field, components[attribute.component]?.layout ?? []);
    return [[changes], [field]];
  });
  const shared = row.filter((field) => !isLocalizedField(field));
  return shared.length > 0 ? [...rows, shared] : rows;
}

function withEnglishBeside(field: EditFieldLayout): EditFieldLayout {
  if (!TEXT_TYPES.includes(field.type)) return { ...field, size: WHOLE_ROW };
  // If `customField` stayed in the attribute, Strapi would show the custom field's own input.
  const { customField, ...attribute } = { ...field.attribute } as { customField?: string };
  const input = customField ?? field.type;
  const props = { attribute, type: TRANSLATED_INPUT, input, size: WHOLE_ROW };
  // Strapi's types know no fields that the admin adds.
  return { ...field, ...props } as unknown as EditFieldLayout;
}

/**
 * Makes the field above a component for `ComponentChanges`. Strapi hides a field whose name is not in the role's
 * rights, so this one has the name of the component's first field, such as `board.0.name`.
 */
function componentChanges(field: EditFieldLayout, rows: readonly FieldRow[]): EditFieldLayout {
  const name = `${field.name}.0.${rows[0]?.[0]?.name}`;
  const props = { type: COMPONENT_CHANGES_INPUT, name, size: WHOLE_ROW };
  return { ...field, ...props } as unknown as EditFieldLayout;
}
