import { readFileSync } from 'node:fs';
import path from 'node:path';
import { built } from './built.ts';

/** What the tests read of a content type's schema. */
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
  readonly private?: boolean;
  readonly visible?: boolean;
  readonly pluginOptions?: { readonly inbox?: { readonly label: string } };
  readonly enum?: readonly string[];
  readonly allowedTypes?: readonly string[];
  /** Of the tick: the fields for pictures of which it speaks. */
  readonly options?: { readonly pictures?: readonly string[] };
}

const { SUBMISSION_TYPES } = built<{ SUBMISSION_TYPES: readonly { uid: string }[] }>(
  'content/submission-types',
);
const { CONTENT_UIDS, SPECIFIED_UIDS } = built<{
  CONTENT_UIDS: readonly string[];
  SPECIFIED_UIDS: readonly string[];
}>('content/types');

const { isOrderedByHand } = built<{ isOrderedByHand(uid: string): boolean }>('content/list-order');

/** `project` of `api::project.project`. */
const nameOf = (uid: string) => uid.slice(uid.indexOf('.') + 1);

/** The types of the forms that visitors send, like `contact-form`. */
export const FORM_TYPES = SUBMISSION_TYPES.map(({ uid }) => nameOf(uid));
/** The types that editors write. */
export const CONTENT_TYPES = CONTENT_UIDS.map(nameOf);
/** Those of them that section 3 names. */
export const SPECIFIED_TYPES = SPECIFIED_UIDS.map(nameOf);
/** Those of them whose lists editors order by hand. */
export const ORDERED_TYPES = CONTENT_UIDS.filter(isOrderedByHand).map(nameOf);

export function schemaOf(type: string): Schema {
  const file = `../src/api/${type}/content-types/${type}/schema.json`;
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
}

/** The fields that visitors fill in, as staff call them. */
export function sentFields(type: string): { readonly name: string; readonly label: string }[] {
  return Object.entries(schemaOf(type).attributes).flatMap(([name, { pluginOptions }]) => {
    const label = pluginOptions?.inbox?.label;
    return label ? [{ name, label }] : [];
  });
}

export function isSingle(type: string): boolean {
  return schemaOf(type).kind === 'singleType';
}

/** The path of a type in the API: `api/projects`, or `api/home-page` where there is one entry. */
export function apiPath(type: string): string {
  const { singularName, pluralName } = schemaOf(type).info;
  return `api/${isSingle(type) ? singularName : pluralName}`;
}

/** The path of a type's entries, or of one of them, in the API of the admin. */
export function adminPath(type: string, documentId?: unknown): string {
  const kind = isSingle(type) ? 'single-types' : 'collection-types';
  const entry = documentId === undefined ? '' : `/${documentId}`;
  return `/content-manager/${kind}/api::${type}.${type}${entry}`;
}

export function tableOf(type: string): string {
  return schemaOf(type).collectionName;
}
