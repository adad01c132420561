import type { Schema } from '@strapi/strapi';

export type Attribute = Schema.Attribute.AnyAttribute;

export type Field = readonly [name: string, attribute: Attribute];
