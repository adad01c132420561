import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schemas } from '../../src/content/addresses/link-fields.ts';
import { SUBMISSION_UIDS } from '../../src/content/submission-types.ts';
import { CONTENT_UIDS, isOrderedByHand, SPECIFIED_UIDS } from '../../src/content/types.ts';
import { partOf } from './part-of.ts';

/** The parts of a content type's schema that the tests read. */
interface Schema {
  readonly kind: 'singleType' | 'collectionType';
  readonly collectionName: string;
  readonly info: { readonly singularName: string; readonly pluralName: string };
  readonly attributes: Readonly<Record<string, Attribute>>;
}

interface Attribute {
  readonly type: string;
  readonly customField?: string;
  readonly multiple?: boolean;
  readonly maxLength?: number;
  readonly max?: number;
  readonly private?: boolean;
  readonly visible?: boolean;
  readonly pluginOptions?: { readonly inbox?: { readonly label: string } };
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly allowedTypes?: readonly string[];
  /** For the image permission: the image fields that it is about. */
  readonly options?: { readonly images?: readonly string[] };
}

/** Returns `project` for `api::project.project`. */
export const nameOf = (uid: string) => uid.slice(uid.indexOf('.') + 1);

/** The types of the forms that visitors send, like `contact-form`. */
export const FORM_TYPES = SUBMISSION_UIDS.map(nameOf);
/** The types that editors write. */
export const CONTENT_TYPES = CONTENT_UIDS.map(nameOf);
/** The content types that section 3 names. */
export const SPECIFIED_TYPES = SPECIFIED_UIDS.map(nameOf);
/** The content types whose lists editors order by hand. */
export const ORDERED_TYPES = CONTENT_UIDS.filter(isOrderedByHand).map(nameOf);

const schemaFile = (type: string) =>
  path.join(import.meta.dirname, `../../src/api/${type}/content-types/${type}/schema.json`);

export function schemaOf(type: string): Schema {
  return JSON.parse(readFileSync(schemaFile(type), 'utf8'));
}

/** Returns the fields of a component such as `accounts.year`. */
export function componentAttributes(uid: string): Schema['attributes'] {
  const file = path.join(import.meta.dirname, `../../src/components/${uid.replace('.', '/')}.json`);
  return JSON.parse(readFileSync(file, 'utf8')).attributes;
}

/** What code reads of Strapi's schemas, for tests without a CMS. */
export const SCHEMAS = partOf<Schemas>({
  contentType: (uid: string) => schemaOf(nameOf(uid)),
  getModel: (uid: string) => ({ attributes: componentAttributes(uid) }),
});

export function isType(type: string): boolean {
  return existsSync(schemaFile(type));
}

/** Returns the fields that visitors fill in, with their labels for staff. */
export function sentFields(type: string): { readonly name: string; readonly label: string }[] {
  return Object.entries(schemaOf(type).attributes).flatMap(([name, { pluginOptions }]) => {
    const label = pluginOptions?.inbox?.label;
    return label ? [{ name, label }] : [];
  });
}

export function isSingle(type: string): boolean {
  return schemaOf(type).kind === 'singleType';
}

/** Returns the path of a type in the API: `api/projects`, or `api/home-page` for a single type. */
export function apiPath(type: string): string {
  const { singularName, pluralName } = schemaOf(type).info;
  return `api/${isSingle(type) ? singularName : pluralName}`;
}

/** Returns the path of a type's entries, or of one entry, in the API of the admin. */
export function adminPath(type: string, documentId?: unknown): string {
  const kind = isSingle(type) ? 'single-types' : 'collection-types';
  const entry = documentId === undefined ? '' : `/${documentId}`;
  return `/content-manager/${kind}/api::${type}.${type}${entry}`;
}

export function tableOf(type: string): string {
  return schemaOf(type).collectionName;
}
