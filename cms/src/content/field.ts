import type { Schema } from '@strapi/strapi';

export type Attribute = Schema.Attribute.AnyAttribute;

/** A field of a content type, as its schema describes it. */
export type Field = readonly [name: string, attribute: Attribute];

/** Returns the `populate` for the images and components among these fields. */
export function populateFields(fields: readonly Field[]) {
  const populated = fields.filter(([, { type }]) => type === 'media' || type === 'component');
  return Object.fromEntries(populated.map(([name]) => [name, { populate: true }]));
}
