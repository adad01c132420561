import type { Core, Schema, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

export type Attribute = Schema.Attribute.AnyAttribute;

/** A field of a content type, as its schema describes it. */
export type Field = readonly [name: string, attribute: Attribute];

/** Returns the `populate` for fields: only images and components need it. */
export function populateFields(fields: readonly Field[]) {
  const populated = fields.filter(([, { type }]) => type === 'media' || type === 'component');
  return Object.fromEntries(populated.map(([name]) => [name, { populate: true }]));
}

export function populateComponents(strapi: Core.Strapi, uid: UID.ContentType) {
  const components = contentTypes.getComponentAttributes(strapi.contentType(uid));
  return Object.fromEntries(components.map((field) => [field, true]));
}
