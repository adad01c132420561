import type { Core, Struct } from '@strapi/strapi';
import { customFieldOf } from '../custom-fields.ts';
import type { ContentUid } from '../types.ts';

export interface LinkField {
  readonly field: string;
  /** Set if `field` has components: the field of each component that has the link or the text. */
  readonly partField?: string;
  readonly isMarkdown: boolean;
}

export type Schemas = Pick<Core.Strapi, 'contentType' | 'getModel'>;

export function linkFieldsOf(schemas: Schemas, uid: ContentUid): LinkField[] {
  const { attributes } = schemas.contentType(uid);
  const linkFields = linkFieldsIn(attributes);
  for (const [field, attribute] of Object.entries(attributes)) {
    if (attribute.type !== 'component') continue;
    const component = schemas.getModel(attribute.component);
    for (const { field: partField, isMarkdown } of linkFieldsIn(component.attributes)) {
      linkFields.push({ field, partField, isMarkdown });
    }
  }
  return linkFields;
}

function linkFieldsIn(attributes: Struct.SchemaAttributes): LinkField[] {
  const linkFields: LinkField[] = [];
  for (const [field, attribute] of Object.entries(attributes)) {
    const customField = customFieldOf(attribute);
    if (customField === 'link') linkFields.push({ field, isMarkdown: false });
    if (customField === 'markdown') linkFields.push({ field, isMarkdown: true });
  }
  return linkFields;
}
