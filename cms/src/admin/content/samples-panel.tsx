import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Checkbox, Dialog, Flex, Typography } from '@strapi/design-system';
import { adminApi, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ORGANISATION } from '../../content/types';
import { BIN_DAYS } from '../../content/versions';
import type { SampleEntries } from '../../seed/samples';
import { Note } from './note';

interface Data<Value> {
  readonly data: Value;
}

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    samples: builder.query<readonly SampleEntries[], void>({
      query: () => '/website/samples',
      transformResponse: ({ data }: Data<readonly SampleEntries[]>) => data,
      providesTags: ['Document'],
    }),
    removeSamples: builder.mutation<number, readonly string[]>({
      query: (uids) => ({ url: '/website/samples/remove', method: 'POST', data: { uids } }),
      transformResponse: ({ data }: Data<{ removed: number }>) => data.removed,
      invalidatesTags: ['Document'],
    }),
  }),
});

/** Beside the organisation, as long as there is sample content: what takes it off the website. */
export function SamplesPanel({ model }: PanelComponentProps) {
  const isSkipped = model !== ORGANISATION;
  const { data = [] } = api.useSamplesQuery(undefined, {
    skip: isSkipped,
    refetchOnMountOrArgChange: true,
  });
  const samples = data.filter(({ count }) => count > 0);
  if (isSkipped || samples.length === 0) return null;
  return { title: 'Sample content', content: <Removal samples={samples} /> };
}

function Removal({ samples }: Readonly<{ samples: readonly SampleEntries[] }>) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [removeSamples, { isLoading }] = api.useRemoveSamplesMutation();
  const { toggleNotification } = useNotification();
  const uids = samples.map(({ uid }) => uid).filter((uid) => !left.includes(uid));

  async function remove(): Promise<void> {
    const result = await removeSamples(uids);
    if ('error' in result) {
      const message = result.error?.message ?? 'Nothing was removed. Please try again.';
      toggleNotification({ type: 'danger', message });
      return;
    }
    const message = `${result.data} entries are in the bin. Their pictures stay in the media library.`;
    toggleNotification({ type: 'success', message });
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Note text="Projects, people and pictures of a made-up organisation are on the website." />
      <Dialog.Root>
        <Dialog.Trigger>
          <Button variant="danger-light" fullWidth loading={isLoading}>
            Remove sample content
          </Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Header>Remove the sample content?</Dialog.Header>
          <Dialog.Body>
            <Flex direction="column" alignItems="stretch" gap={3} width="100%">
              {samples.map(({ uid, type, count, kept }) => (
                <Checkbox
                  key={uid}
                  checked={!left.includes(uid)}
                  onCheckedChange={(checked) =>
                    setLeft(checked ? left.filter((each) => each !== uid) : [...left, uid])
                  }
                >
                  {`${type}: ${count}${kept > 0 ? `; ${kept} that were changed stay` : ''}`}
                </Checkbox>
              ))}
              <Typography variant="pi">
                {`Visitors do not see them any more. For ${BIN_DAYS} days “Bin”, on the left, brings them back. Texts of pages stay.`}
              </Typography>
            </Flex>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Cancel>
              <Button variant="tertiary" fullWidth>
                Cancel
              </Button>
            </Dialog.Cancel>
            <Dialog.Action>
              <Button variant="danger" fullWidth disabled={uids.length === 0} onClick={remove}>
                Remove
              </Button>
            </Dialog.Action>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </Flex>
  );
}
