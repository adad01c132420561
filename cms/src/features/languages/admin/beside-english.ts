import type { EditFieldLayout, EditLayout } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { ENGLISH, isLocalized } from '../../../content/languages/languages';
import { PartsOriginal } from './parts-original';
import { TranslatedInput } from './translated-input';

interface EditView {
  readonly layout: EditLayout;
  readonly query?: { readonly plugins?: { readonly i18n?: { readonly locale?: string } } };
}

type FieldRow = EditFieldLayout[];

const TRANSLATED = 'translated';
const PARTS = 'parts-original';
/** Strapi's form has rows of twelve units. */
const WHOLE_ROW = 12;
const WORDS = ['string', 'text', 'richtext'];

/**
 * Shows the English beside each field of a translation. Call it in `register`: the hooks that Strapi
 * registers later do not pass the language on.
 */
export function standBesideEnglish(app: StrapiApp): void {
  app.addFields([
    { type: TRANSLATED, Component: TranslatedInput as ComponentType },
    { type: PARTS, Component: PartsOriginal as ComponentType },
  ]);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', besideEnglish);
}

/** Gives each field that holds words a row of its own, and the input beside which its English stands. */
function besideEnglish({ layout, query }: EditView) {
  const locale = query?.plugins?.i18n?.locale ?? ENGLISH;
  if (locale === ENGLISH) return { layout, query };
  const uids = new Set<string>();
  const rowsFor = (field: EditFieldLayout): FieldRow[] => {
    const { attribute } = field;
    if (attribute.type !== 'component') return [[translated(field)]];
    uids.add(attribute.component);
    return [[partsOriginal(field, layout.components[attribute.component]?.layout ?? [])], [field]];
  };
  const besideRows = (row: FieldRow): FieldRow[] => {
    const words = row.filter(({ attribute }) => isLocalized(attribute));
    const shared = row.filter((field) => !words.includes(field));
    return [...words.flatMap(rowsFor), ...(shared.length > 0 ? [shared] : [])];
  };
  const panels = layout.layout.map((panel) => panel.flatMap(besideRows));
  const components = Object.fromEntries(
    Object.entries(layout.components).map(([uid, component]) => {
      if (!uids.has(uid)) return [uid, component];
      const rows = component.layout.flatMap((row) => row.map((field) => [translated(field)]));
      return [uid, { ...component, layout: rows }];
    }),
  );
  return { layout: { ...layout, layout: panels, components }, query };
}

function translated(field: EditFieldLayout): EditFieldLayout {
  const { customField = field.type, ...attribute } = { ...field.attribute } as {
    readonly customField?: string;
  };
  if (!WORDS.includes(field.type)) return { ...field, size: WHOLE_ROW };
  // Strapi's types know no fields that the admin adds.
  const besideInput = { attribute, type: TRANSLATED, input: customField, size: WHOLE_ROW };
  return { ...field, ...besideInput } as unknown as EditFieldLayout;
}

/**
 * The field above a component that shows its English. It has the name of one of the parts, since rights are
 * those of the parts.
 */
function partsOriginal(field: EditFieldLayout, rows: readonly FieldRow[]): EditFieldLayout {
  const name = `${field.name}.0.${rows[0]?.[0]?.name}`;
  const besideInput = { type: PARTS, name, size: WHOLE_ROW };
  return { ...field, ...besideInput } as unknown as EditFieldLayout;
}
