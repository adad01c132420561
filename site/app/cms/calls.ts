import * as v from 'valibot';
import type { Language } from '../languages.ts';
import { CmsError } from './client.ts';
import type { ImageContext } from './image.ts';
import type { Log } from './log.ts';
import { englishFieldsOf } from './translate.ts';
import { attributesOf, isRecord } from './wire.ts';

export interface ParseContext extends ImageContext {
  readonly log: Log;
}

export interface ContentCall<T> {
  /** With the query, sent to the letter (7.1); also the key of the stored reply. */
  readonly path: string;
  readonly paged: boolean;
  /** Taken for the content of a CMS without this call (403 or 404), which is no error then (R33). */
  readonly builtIn?: T;
  /** `builtIn` in another language, where it has words. */
  readonly builtInIn?: (language: Language) => T;
  /** What pages show where nothing could ever be read, for the log and /readyz. */
  readonly fallback: string;
  /** True where a CMS without it is told of elsewhere in the log. */
  readonly quiet?: boolean;
  /** @throws {CmsError} where there are entries and none of them can be used */
  parse(entries: readonly unknown[], context: ParseContext): T;
}

export type OptionalCall<T> = ContentCall<T> & { readonly builtIn: T };

export function builtInOf<T>(call: ContentCall<T>, language: Language): T | undefined {
  return language === 'en' ? call.builtIn : (call.builtInIn?.(language) ?? call.builtIn);
}

/** In another language: the names of the fields that are not translated, whose text is English. */
export interface Translated {
  readonly english?: readonly string[];
}

export type Identified<T> = T & Translated & { readonly id: string };

interface ListOptions {
  readonly paged?: boolean;
  readonly fallback?: string;
  /** The field whose value names a broken entry in the log: never a person's name. */
  readonly nameField?: string;
  /** What the fields of the CMS are called in `Domain`, where they have another name there. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** A broken entry, or one for which `toDomain` returns undefined, is left out and logged (R6). */
export function listCall<Wire, Domain>(
  path: string,
  schema: v.GenericSchema<unknown, Wire>,
  toDomain: (wire: Wire, context: ParseContext) => Domain | undefined,
  { paged = true, fallback = 'an empty section', nameField = '', renamed = {} }: ListOptions = {},
): ContentCall<readonly Identified<Domain>[]> {
  return {
    path,
    paged,
    fallback,
    parse(entries, context) {
      const items = new Map<string, Identified<Domain>>();
      for (const [index, entry] of entries.entries()) {
        const attributes = attributesOf(entry);
        const result = v.safeParse(schema, attributes);
        const item = result.success ? toDomain(result.output, context) : undefined;
        const id = String((isRecord(entry) && entry.id) || `at ${index}`);
        if (item === undefined) {
          const fields = result.issues?.map((issue) => v.getDotPath(issue)) ?? [];
          const name = isRecord(attributes) ? attributes[nameField] : undefined;
          const details = { call: path, index, name, fields };
          context.log.warn(details, 'A content item is broken: left out');
        } else if (!items.has(id)) {
          // A list that changes while its pages are read can hold an entry twice.
          const english = englishFieldsOf(attributes)?.map((field) => renamed[field] ?? field);
          items.set(id, { ...(english && { english }), ...item, id });
        }
      }
      if (items.size === 0 && entries.length > 0) {
        const problem = `GET ${path}: none of ${entries.length} entries can be used`;
        throw new CmsError('unusable', problem);
      }
      return [...items.values()];
    },
  };
}
