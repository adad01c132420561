import type { Schema } from '@strapi/strapi';

/** A field of a content type, as its schema describes it. */
export type Field = readonly [name: string, attribute: Schema.Attribute.AnyAttribute];

/** The `populate` of a query with which the pictures and components among these fields come with an entry. */
export function populateFields(fields: readonly Field[]) {
  const own = fields.filter(([, { type }]) => type === 'media' || type === 'component');
  return Object.fromEntries(own.map(([name]) => [name, { populate: true }]));
}
