import { isDeepStrictEqual } from 'node:util';

type Settings = Readonly<Record<string, unknown>>;

/** What is used here of the content manager's stored view of a type. */
export interface View {
  readonly settings: Settings;
  readonly metadatas: Readonly<Record<string, { edit: Settings; list: Settings }>>;
  readonly layouts: {
    readonly list: readonly string[];
    readonly edit: readonly (readonly { readonly name: string; readonly size: number }[])[];
  };
}

/**
 * The view that is `wanted`, but with every part of `present` that is no longer what was `applied`:
 * somebody has changed it by hand. Without `applied` nothing was ever written, and all is as wanted.
 */
export function keepOwnChanges(wanted: View, present: View, applied: View | undefined): View {
  if (applied === undefined) return wanted;
  const known = new Set(Object.keys(applied.metadatas));
  return {
    settings: merged(wanted.settings, present.settings, applied.settings),
    metadatas: Object.fromEntries(
      Object.entries(wanted.metadatas).map(([field, words]) => [
        field,
        {
          edit: merged(words.edit, present.metadatas[field]?.edit, applied.metadatas[field]?.edit),
          list: merged(words.list, present.metadatas[field]?.list, applied.metadatas[field]?.list),
        },
      ]),
    ),
    layouts: {
      list: isDeepStrictEqual(
        present.layouts.list.filter((field) => known.has(field)),
        applied.layouts.list.filter((field) => field in present.metadatas),
      )
        ? wanted.layouts.list
        : present.layouts.list,
      edit: isDeepStrictEqual(
        without(present.layouts.edit, (field) => known.has(field)),
        without(applied.layouts.edit, (field) => field in present.metadatas),
      )
        ? wanted.layouts.edit
        : present.layouts.edit,
    },
  };
}

function merged(
  wanted: Settings,
  present: Settings | undefined,
  applied: Settings | undefined,
): Settings {
  if (!present || !applied) return wanted;
  return Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [
      key,
      isDeepStrictEqual(present[key], applied[key]) ? value : present[key],
    ]),
  );
}

/** Strapi itself puts new fields at the end of a layout and takes away those that are gone. */
function without(rows: View['layouts']['edit'], isKept: (field: string) => boolean) {
  return rows.map((row) => row.filter(({ name }) => isKept(name))).filter((row) => row.length > 0);
}
