import { useQueryParams } from '@strapi/strapi/admin';

/** A condition in the query of a list, such as `{ project: { $in: ['…'] } }`. */
type Condition = Readonly<Record<string, { readonly $in?: readonly string[] }>>;

interface ListQuery {
  readonly filters?: { readonly $and?: readonly Condition[] };
  readonly page?: number;
}

/**
 * Filters the open list by values of a field; undefined removes the filter. The filters of Strapi's own button stay: none
 * of them uses `$in`.
 */
export function useListFilter(field: string) {
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const conditions = query.filters?.$and ?? [];
  const values = conditions.find((condition) => condition[field]?.$in)?.[field]?.$in;

  function setValues(newValues: readonly string[] | undefined): void {
    const others = conditions.filter((condition) => !condition[field]?.$in);
    const own = newValues ? [{ [field]: { $in: newValues } }] : [];
    setQuery({ ...query, filters: { $and: [...others, ...own] }, page: 1 });
  }

  return { values, setValues };
}
