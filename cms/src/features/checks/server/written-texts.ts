import type { UID } from '@strapi/strapi';
import type { UnknownRecord } from '../../../platform/record.ts';
import type { EntryToCheck, WrittenTexts } from './entry-to-check.ts';

interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  readonly default?: unknown;
  readonly component?: UID.Component;
  readonly maxLength?: number;
}

export type Attributes = Readonly<Record<string, Attribute>>;

export function writtenTexts(attributes: Attributes, values: UnknownRecord): WrittenTexts {
  return {
    textOf: (field) => trimmedText(values[field]),
    excessOf: (field) => {
      const value = values[field];
      const limit = attributes[field]?.maxLength;
      if (typeof value !== 'string' || limit === undefined || value.length <= limit) {
        return undefined;
      }
      return { letters: value.length - limit, limit };
    },
  };
}

export function missingFields(
  attributes: Attributes,
  values: UnknownRecord,
  imagesOf: EntryToCheck['imagesOf'],
): string[] {
  const isEmpty = (field: string) => {
    if (attributes[field]?.type === 'media') return imagesOf(field).length === 0;
    const value = values[field] ?? '';
    return typeof value === 'string' && value.trim() === '';
  };
  const missing: string[] = [];
  for (const [field, attribute] of Object.entries(attributes)) {
    // Strapi itself fills in a default when it creates the entry.
    const isNeeded = attribute.required && attribute.default === undefined;
    if (isNeeded && isEmpty(field)) missing.push(field);
  }
  return missing;
}

export function trimmedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
