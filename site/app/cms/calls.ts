import * as v from 'valibot';
import type { Log } from './log.ts';
import type { PictureContext } from './picture.ts';
import { attributesOf, idOf } from './wire.ts';

/** What a parser may use. */
export interface ParseContext extends PictureContext {
  readonly log: Log;
}

/** One read of section 7.1: its exact path and query, and how its entries become domain objects. */
export interface ContentCall<T> {
  /** Path and query, sent to the letter. Also the key under which the reply is kept. */
  readonly path: string;
  /** Whether further pages are read where the backend says that there are more (R4). */
  readonly paged: boolean;
  /**
   * Turns the entries of the reply into domain objects. Skips and logs a bad entry (R6).
   * @throws {UnusableEntries} where there are entries and none of them can be used
   */
  parse(entries: readonly unknown[], context: ParseContext): T;
}

/** Every entry of a reply was broken: the reply as a whole is not to be trusted. */
export class UnusableEntries extends Error {
  override name = 'UnusableEntries';
}

/** A domain object with the name that its entry has in the backend, unique in its list. */
export type Identified<T> = T & { readonly id: string };

/**
 * Describes a read whose reply is a list of entries.
 * @param schema what one entry's fields must look like
 * @param toDomain one entry's fields as a domain object, or undefined where nothing of it can be shown
 */
export function listCall<Wire, Domain>(
  path: string,
  schema: v.GenericSchema<unknown, Wire>,
  toDomain: (wire: Wire, context: ParseContext) => Domain | undefined,
  options: { readonly paged?: boolean } = {},
): ContentCall<readonly Identified<Domain>[]> {
  return {
    path,
    paged: options.paged ?? true,
    parse(entries, context) {
      const items = new Map<string, Identified<Domain>>();
      entries.forEach((entry, index) => {
        const result = v.safeParse(schema, attributesOf(entry));
        const item = result.success ? toDomain(result.output, context) : undefined;
        if (item !== undefined) {
          const id = idOf(entry) ?? `at ${index}`;
          // A list that changes while its pages are read can hold an entry twice.
          if (!items.has(id)) items.set(id, { ...item, id });
          return;
        }
        const fields = result.success
          ? []
          : [...new Set(result.issues.map((i) => v.getDotPath(i)))];
        context.log.warn({ call: path, index, fields }, 'A content item is broken and is left out');
      });
      if (items.size === 0 && entries.length > 0) {
        throw new UnusableEntries(`GET ${path}: none of ${entries.length} entries can be used`);
      }
      return [...items.values()];
    },
  };
}
