import type { EditFieldLayout, EditLayout } from '@strapi/content-manager/strapi-admin';
import { CALLED } from '../../content/entry-name';

interface Form {
  readonly layout: EditLayout;
}

/**
 * Takes Strapi's "min. 1 / max. 254 characters" away where a better length stands in the hint, and where
 * nobody can change the field. The limits themselves stay.
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

/** Has the heading name a person by both names, and a testimonial without an author by its words. */
export function nameInHeading({ layout }: Form): Form {
  const { settings } = layout;
  const isOneOfSeveral = ['firstName', 'author'].includes(settings.mainField);
  if (!isOneOfSeveral) return { layout };
  return { layout: { ...layout, settings: { ...settings, mainField: CALLED } } };
}

function withoutLimits(field: EditFieldLayout): EditFieldLayout {
  const isBetterSaid = typeof field.hint === 'string' && field.hint.includes('Best with up to');
  if (!isBetterSaid && !field.disabled) return field;
  const {
    maxLength: _max,
    minLength: _min,
    ...attribute
  } = { ...field.attribute } as Record<string, unknown>;
  return { ...field, attribute } as EditFieldLayout;
}
