import type { Schema } from '@strapi/strapi';

export type Attribute = Schema.Attribute.AnyAttribute;

/** A field of a content type, as its schema describes it. */
export type Field = readonly [name: string, attribute: Attribute];
