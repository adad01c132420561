import type { Core, Schema } from '@strapi/strapi';
import { isRecord, type Row } from '../../../platform/is-record';

const WRITTEN = ['string', 'text', 'richtext', 'email', 'customField'];

/** Everything that people wrote into a row, with what its components hold. */
export function textOf(strapi: Core.Strapi, attributes: Schema.Attributes, row: Row): string {
  const texts: string[] = [];
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = row[name];
    if (typeof value === 'string' && WRITTEN.includes(attribute.type)) texts.push(value);
    if (attribute.type === 'component') {
      const parts = strapi.getModel(attribute.component).attributes;
      for (const part of [value].flat().filter(isRecord)) texts.push(textOf(strapi, parts, part));
    }
  }
  return texts.filter((text) => text !== '').join('\n');
}
