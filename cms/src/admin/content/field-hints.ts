import type { EditFieldLayout, EditLayout } from '@strapi/content-manager/strapi-admin';
import { CALLED } from '../../content/entry-name';

interface Form {
  readonly layout: EditLayout;
}

/**
 * Takes Strapi's "min. 1 / max. 254 characters" away at texts, whose hints say what length looks well, where
 * no role can change the field, and at numbers. The limits themselves stay.
 */
export function calmHints({ layout }: Form): Form {
  const components = Object.fromEntries(
    Object.entries(layout.components).map(([uid, component]) => [
      uid,
      { ...component, layout: component.layout.map((row) => row.map(withoutLimits)) },
    ]),
  );
  const panels = layout.layout.map((panel) => panel.map((row) => row.map(withoutLimits)));
  return { layout: { ...layout, components, layout: panels } };
}

/** Fields that are half of a name, no name at all, or the first text of a page of which there is one. */
const NO_NAMES = [
  ...['firstName', 'author', 'kind', 'students'],
  ...['heroHeading', 'heading', 'projectsHeading', 'name'],
];

/** Has the heading call an entry as people do, where Strapi has a field there that they do not use. */
export function nameInHeading({ layout }: Form): Form {
  const { settings } = layout;
  if (!NO_NAMES.includes(settings.mainField)) return { layout };
  return { layout: { ...layout, settings: { ...settings, mainField: CALLED } } };
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
