import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { Button, Dialog, Flex, Link, Typography } from '@strapi/design-system';
import { adminApi, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { READ_AGAIN } from '../../../admin/platform/entry-api';
import { useIsDone } from '../../../admin/platform/mutation-result';
import { Note } from '../../../admin/platform/note';
import { Ticks } from '../../../admin/platform/ticks';
import { editPath } from '../../../content/edit-path';
import { ORGANISATION } from '../../../content/types';
import { BIN_DAYS } from '../../../versions/version';
import type { SampleEntries, UnwrittenText } from '../server/samples';

interface Samples {
  readonly data: readonly SampleEntries[];
  readonly unwritten: readonly UnwrittenText[];
}

const NONE: Samples = { data: [], unwritten: [] };

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    samples: builder.query<Samples, void>({
      query: () => '/website/samples',
      providesTags: ['Document'],
    }),
    removeSamples: builder.mutation<number, readonly string[]>({
      query: (uids) => ({ url: '/website/samples/remove', method: 'POST', data: { uids } }),
      transformResponse: ({ data }: { data: { removed: number } }) => data.removed,
      invalidatesTags: ['Document'],
    }),
  }),
});

/**
 * The panel beside the organisation, while sample content is there: it removes that, and names the texts that
 * are still to be written.
 */
export function SamplesPanel({ model }: PanelComponentProps) {
  const isSkipped = model !== ORGANISATION;
  const { data: { data, unwritten } = NONE, refetch } = api.useSamplesQuery(undefined, {
    ...READ_AGAIN,
    skip: isSkipped,
  });
  const samples = data.filter(({ count }) => count > 0);
  if (isSkipped || samples.length + unwritten.length === 0) return null;
  const content = (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {samples.length > 0 && (
        <Removal samples={samples} unwritten={unwritten} onRemoved={refetch} />
      )}
      {unwritten.length > 0 && (
        <div>
          <Note text="Still the words and figures of the made-up organisation. Each leaves this list once one of you has written over it and published it:" />
          <Unwritten texts={unwritten} />
        </div>
      )}
    </Flex>
  );
  return { title: 'Sample content', content };
}

/** Lists the texts, with a link to each. */
function Unwritten({ texts }: Readonly<{ texts: readonly UnwrittenText[] }>) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text.documentId}>
          <Link tag={NavLink} to={editPath(text)}>
            {text.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function tickFor({ uid, type, count, kept }: SampleEntries) {
  return { value: uid, label: `${type}: ${count}${keptInWords(kept)}` };
}

function keptInWords(kept: number): string {
  if (kept === 0) return '';
  return kept === 1 ? '; 1 that was changed stays' : `; ${kept} that were changed stay`;
}

interface RemovalProps {
  readonly samples: readonly SampleEntries[];
  readonly unwritten: readonly UnwrittenText[];
  readonly onRemoved: () => Promise<unknown>;
}

function Removal({ samples, unwritten, onRemoved }: RemovalProps) {
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [removeSamples] = api.useRemoveSamplesMutation();
  const [isRemoving, setRemoving] = useState(false);
  const { toggleNotification } = useNotification();
  const isDone = useIsDone();
  const uids = samples.map(({ uid }) => uid).filter((uid) => !unticked.includes(uid));

  async function remove(): Promise<void> {
    setRemoving(true);
    await removeChosen();
    setRemoving(false);
  }

  async function removeChosen(): Promise<void> {
    const result = await removeSamples(uids);
    if (!isDone(result, 'Nothing was removed. Please try again.')) return;
    // The list is read again only here, since what a mutation makes stale waits for every other request of
    // the page.
    await onRemoved();
    const message = `${result.data} entries are in the bin. Their pictures stay in the media library.`;
    toggleNotification({ type: 'success', message });
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Note text="Projects, people and pictures of a made-up organisation are on the website." />
      <Dialog.Root>
        <Dialog.Trigger>
          <Button variant="danger-light" fullWidth loading={isRemoving}>
            {isRemoving ? 'Removing the sample content …' : 'Remove sample content'}
          </Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Header>Remove the sample content?</Dialog.Header>
          <Dialog.Body>
            <Flex direction="column" alignItems="stretch" gap={3} width="100%">
              <Ticks items={samples.map(tickFor)} unticked={unticked} onChange={setUnticked} />
              <Typography variant="pi">
                {`Visitors do not see them any more. For ${BIN_DAYS} days “Bin”, on the left, brings them back.`}
              </Typography>
              {unwritten.length > 0 && (
                <div>
                  <Typography tag="p" variant="pi">
                    These stay, since the website needs words and figures in their places: write
                    yours over them. Until yours are published, visitors read those of the made-up
                    organisation. They stay in a list beside Organisation too.
                  </Typography>
                  <Unwritten texts={unwritten} />
                </div>
              )}
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
