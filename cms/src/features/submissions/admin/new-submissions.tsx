import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FORMS, type Form } from '../../../content/forms';

const ONLY_NEW = 'filters[$and][0][progress][$eq]=New';

/** The widget on the admin's first page with the number of new entries of each list. */
export default function NewSubmissions() {
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      {FORMS.map((form) => (
        <NewInList key={form.uid} form={form} />
      ))}
    </Flex>
  );
}

/** Says how many entries of a list are new, and leads to them. */
export function NewInList({ form: { uid, one, many } }: { readonly form: Form }) {
  const { get } = useFetchClient();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const path = `/content-manager/collection-types/${uid}?pageSize=1&${ONLY_NEW}`;
    get<{ pagination: { total: number } }>(path)
      .then(({ data }) => setCount(data.pagination.total))
      .catch(() => undefined);
  }, [get, uid]);
  if (count === undefined) return null;
  if (count === 0) return <Typography textColor="neutral600">No new {many}</Typography>;
  return (
    <Link tag={RouterLink} to={`/content-manager/collection-types/${uid}?page=1&${ONLY_NEW}`}>
      {count} new {count === 1 ? one : many}
    </Link>
  );
}
