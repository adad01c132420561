import * as v from 'valibot';
import type { ImageContext } from './image.ts';
import type { Log } from './log.ts';
import { attributesOf, idOf, isRecord } from './wire.ts';

export interface ParseContext extends ImageContext {
  readonly log: Log;
}

/** One read of the CMS: its exact path and query, and how its entries become domain objects. */
export interface ContentCall<T> {
  /** Path and query, sent to the letter. Also the key under which the reply is stored. */
  readonly path: string;
  /** Whether further pages are read where the CMS says that there are more (R4). */
  readonly paged: boolean;
  /** Taken for the content of a CMS without this call (403 or 404), which is no error then (R33). */
  readonly builtIn?: T;
  /** What pages show where nothing could ever be read, for the log and /readyz. */
  readonly fallback: string;
  /** @throws {UnusableEntries} where there are entries and none of them can be used */
  parse(entries: readonly unknown[], context: ParseContext): T;
}

/** A call that the CMS need not offer (R33). */
export type OptionalCall<T> = ContentCall<T> & { readonly builtIn: T };

/** Every entry of a reply was broken: the reply as a whole is not trusted. */
export class UnusableEntries extends Error {
  override name = 'UnusableEntries';
}

/** A domain object with the id of its entry, unique in its list. */
export type Identified<T> = T & { readonly id: string };

type CallOptions = Partial<Pick<ContentCall<unknown>, 'paged' | 'fallback'>> & {
  /** The field whose value names a broken entry in the log: never a person's name. */
  readonly nameField?: string;
};

/**
 * Describes a read whose reply is a list. A broken entry is skipped and logged (R6).
 * @param toDomain returns undefined for an entry of which nothing can be shown
 */
export function listCall<Wire, Domain>(
  path: string,
  schema: v.GenericSchema<unknown, Wire>,
  toDomain: (wire: Wire, context: ParseContext) => Domain | undefined,
  { paged = true, fallback = 'an empty section', nameField = '' }: CallOptions = {},
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
        const id = idOf(entry) ?? `at ${index}`;
        if (item === undefined) {
          const fields = result.issues?.map((issue) => v.getDotPath(issue)) ?? [];
          const name = isRecord(attributes) ? attributes[nameField] : undefined;
          const details = { call: path, index, name, fields };
          context.log.warn(details, 'A content item is broken: left out');
        } else if (!items.has(id)) {
          // A list that changes while its pages are read can hold an entry twice.
          items.set(id, { ...item, id });
        }
      }
      if (items.size === 0 && entries.length > 0) {
        throw new UnusableEntries(`GET ${path}: none of ${entries.length} entries can be used`);
      }
      return [...items.values()];
    },
  };
}
