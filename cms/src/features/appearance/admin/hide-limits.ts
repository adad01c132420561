import type { EditFieldLayout, EditLayout } from '@strapi/content-manager/strapi-admin';

export interface EditView {
  readonly layout: EditLayout;
}

/**
 * Hides Strapi's "min. 1 / max. 254 characters" at texts, whose hints say what length looks well, at numbers,
 * and at fields that the role cannot change. The limits themselves stay.
 */
export function hideLimits({ layout }: EditView): EditView {
  const components = Object.fromEntries(
    Object.entries(layout.components).map(([uid, component]) => [
      uid,
      { ...component, layout: component.layout.map((row) => row.map(withoutLimits)) },
    ]),
  );
  const panels = layout.layout.map((panel) => panel.map((row) => row.map(withoutLimits)));
  return { layout: { ...layout, components, layout: panels } };
}

function withoutLimits(field: EditFieldLayout): EditFieldLayout {
  const isText = 'maxLength' in field.attribute;
  const isNumber = ['float', 'integer'].includes(field.type) || 'customField' in field.attribute;
  if (!isText && !field.disabled && !isNumber) return field;
  const {
    maxLength: _maxLength,
    minLength: _minLength,
    max: _max,
    min: _min,
    ...attribute
  } = { ...field.attribute } as Record<string, unknown>;
  return { ...field, attribute } as EditFieldLayout;
}
