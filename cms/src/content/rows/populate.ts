import type { Core, UID } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import type { Field } from '../field';

export function populateFields(fields: readonly Field[]) {
  const populated = fields.filter(([, { type }]) => type === 'media' || type === 'component');
  return Object.fromEntries(populated.map(([name]) => [name, { populate: true }]));
}

export function populateComponents(strapi: Core.Strapi, uid: UID.ContentType) {
  const components = contentTypes.getComponentAttributes(strapi.contentType(uid));
  return Object.fromEntries(components.map((field) => [field, true]));
}
