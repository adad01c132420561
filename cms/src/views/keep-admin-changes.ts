import { isDeepStrictEqual } from 'node:util';

type Settings = Readonly<Record<string, unknown>>;

/** The form and the list of a type, as Strapi stores them. */
export interface StoredConfiguration {
  readonly settings: Settings;
  readonly metadatas: Readonly<Record<string, { edit: Settings; list: Settings }>>;
  readonly layouts: {
    readonly list: readonly string[];
    readonly edit: readonly (readonly { readonly name: string; readonly size: number }[])[];
  };
}

/** Returns `wanted`, with each part of `present` that an administrator changed since the CMS stored `applied`. */
export function keepAdminChanges(
  wanted: StoredConfiguration,
  present: StoredConfiguration,
  applied: StoredConfiguration | undefined,
): StoredConfiguration {
  if (applied === undefined) return wanted;
  // Strapi itself adds new fields to a layout and removes deleted ones, so these are no change of an administrator.
  const isInBoth = (field: string) => field in applied.metadatas && field in present.metadatas;
  const columnsOf = ({ layouts }: StoredConfiguration) => layouts.list.filter(isInBoth);
  const rowsOf = ({ layouts }: StoredConfiguration) =>
    layouts.edit
      .map((row) => row.filter(({ name }) => isInBoth(name)))
      .filter((row) => row.length > 0);
  const areColumnsChanged = !isDeepStrictEqual(columnsOf(present), columnsOf(applied));
  const areRowsChanged = !isDeepStrictEqual(rowsOf(present), rowsOf(applied));
  const metadatas: Record<string, { edit: Settings; list: Settings }> = {};
  for (const [field, { edit, list }] of Object.entries(wanted.metadatas)) {
    const presentField = present.metadatas[field];
    const appliedField = applied.metadatas[field];
    metadatas[field] = {
      edit: mergeSettings(edit, presentField?.edit, appliedField?.edit),
      list: mergeSettings(list, presentField?.list, appliedField?.list),
    };
  }
  return {
    settings: mergeSettings(wanted.settings, present.settings, applied.settings),
    metadatas,
    layouts: {
      list: areColumnsChanged ? present.layouts.list : wanted.layouts.list,
      edit: areRowsChanged ? present.layouts.edit : wanted.layouts.edit,
    },
  };
}

function mergeSettings(wanted: Settings, present?: Settings, applied?: Settings): Settings {
  if (!present || !applied) return wanted;
  const merged: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(wanted)) {
    const isChanged = !isDeepStrictEqual(present[key], applied[key]);
    merged[key] = isChanged ? present[key] : value;
  }
  return merged;
}
