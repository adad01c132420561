import type { Schema } from '@strapi/strapi';

/** A field of a content type, as its schema describes it. */
export type Field = readonly [name: string, attribute: Schema.Attribute.AnyAttribute];
