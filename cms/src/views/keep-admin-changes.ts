import { isDeepStrictEqual } from 'node:util';

type Settings = Readonly<Record<string, unknown>>;

/** How Strapi stores the form and the list of a type. */
export interface StoredConfiguration {
  readonly settings: Settings;
  readonly metadatas: Readonly<Record<string, { edit: Settings; list: Settings }>>;
  readonly layouts: {
    readonly list: readonly string[];
    readonly edit: readonly (readonly { readonly name: string; readonly size: number }[])[];
  };
}

/**
 * Returns the configuration `wanted`, but keeps each part of `present` that an administrator changed since `applied`.
 */
export function keepAdminChanges(
  wanted: StoredConfiguration,
  present: StoredConfiguration,
  applied: StoredConfiguration | undefined,
): StoredConfiguration {
  if (applied === undefined) return wanted;
  // Strapi itself puts new fields at the end of a layout and takes away those that are gone.
  const isShared = (field: string) => field in applied.metadatas && field in present.metadatas;
  const list = ({ layouts }: StoredConfiguration) => layouts.list.filter(isShared);
  const edit = ({ layouts }: StoredConfiguration) =>
    layouts.edit
      .map((row) => row.filter(({ name }) => isShared(name)))
      .filter((row) => row.length > 0);
  const fields = Object.entries(wanted.metadatas).map(([field, { edit, list }]) => {
    const [now, before] = [present.metadatas[field], applied.metadatas[field]];
    const labels = {
      edit: merged(edit, now?.edit, before?.edit),
      list: merged(list, now?.list, before?.list),
    };
    return [field, labels] as const;
  });
  return {
    settings: merged(wanted.settings, present.settings, applied.settings),
    metadatas: Object.fromEntries(fields),
    layouts: {
      list: (isDeepStrictEqual(list(present), list(applied)) ? wanted : present).layouts.list,
      edit: (isDeepStrictEqual(edit(present), edit(applied)) ? wanted : present).layouts.edit,
    },
  };
}

function merged(wanted: Settings, present?: Settings, applied?: Settings): Settings {
  if (!present || !applied) return wanted;
  return Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [
      key,
      isDeepStrictEqual(present[key], applied[key]) ? value : present[key],
    ]),
  );
}
