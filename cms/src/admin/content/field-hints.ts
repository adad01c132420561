import type { EditFieldLayout, EditLayout } from '@strapi/content-manager/strapi-admin';
import { CALLED } from '../../content/entry-name';

interface Form {
  readonly layout: EditLayout;
}

/**
 * Hides Strapi's "min. 1 / max. 254 characters" at texts, whose hints say what length looks well, at numbers,
 * and at fields that the role cannot change. The limits themselves stay.
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

/** Fields by which no person calls an entry: half of a name, or the first text of a single type. */
const NO_NAMES = [
  ...['firstName', 'author', 'kind', 'students'],
  ...['heroHeading', 'heading', 'projectsHeading', 'name'],
];

/** Makes the heading call an entry as people do, where Strapi shows a field that they do not use. */
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
