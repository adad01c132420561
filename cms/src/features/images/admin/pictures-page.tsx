import { Checkbox, Flex, Link, Td, Tr, Typography } from '@strapi/design-system';
import { adminApi, Page, Pagination, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { READ_ON_MOUNT, unwrapData } from '../../../admin/platform/entry-api';
import { ListPage } from '../../../admin/platform/list-page';
import { useHasRight } from '../../../admin/platform/rights';
import { CHANGE_FILES } from '../library-rights';
import type { Picture, Pictures } from '../server/pictures';
import { DeletePictures } from './delete-pictures';

const api = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    pictures: builder.query<Pictures, { readonly page: string; readonly unused: string }>({
      query: (params) => ({ url: '/website/pictures', config: { params } }),
      transformResponse: unwrapData,
    }),
  }),
});

/** The pictures of the media library with where each is used; those used nowhere can be deleted. */
export default function PicturesPage() {
  const [{ query }, setQuery] = useQueryParams<{ page?: string; unused?: string }>();
  const { page = '1', unused = '' } = query;
  const { data: found, isError, refetch } = api.usePicturesQuery({ page, unused }, READ_ON_MOUNT);
  const [chosenIn, setChosenIn] = useState(found);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const mayDelete = useHasRight()(CHANGE_FILES);
  // A tick belongs to the pictures that were shown when it was set.
  if (chosenIn !== found) {
    setChosenIn(found);
    setChosen([]);
  }
  if (isError) return <Page.Error />;
  if (!found) return <Page.Loading />;

  const deletable = mayDelete ? found.pictures.filter(isNowhere).map(({ id }) => id) : [];
  const tick = (ids: readonly number[], isTicked: boolean) =>
    setChosen((before) => [...before.filter((id) => !ids.includes(id)), ...(isTicked ? ids : [])]);
  return (
    <ListPage
      title="Pictures"
      subtitle={`Where each picture of the Media Library is used: in drafts, on the website, in translations and in the bin.${mayDelete ? ' Tick those used nowhere to delete them.' : ''}`}
      action={
        mayDelete && (
          <DeletePictures
            pictures={found.pictures.filter(({ id }) => chosen.includes(id))}
            onDone={refetch}
          />
        )
      }
      filter={
        <Checkbox
          checked={unused === 'true'}
          onCheckedChange={(isOn) => setQuery({ page: '1', unused: isOn === true ? 'true' : '' })}
        >
          Only those used nowhere
        </Checkbox>
      }
      selectAllCheckbox={
        <Checkbox
          aria-label="Tick all that are used nowhere"
          disabled={deletable.length === 0}
          checked={chosen.length > 0 && chosen.length === deletable.length}
          onCheckedChange={(isTicked) => tick(deletable, isTicked === true)}
        />
      }
      headings={['Picture', 'Used in']}
      footer={
        <Pagination.Root pageCount={found.pageCount} total={found.total} defaultPageSize={25}>
          <Pagination.Links />
        </Pagination.Root>
      }
      empty={unused === 'true' ? 'Every picture is used.' : 'There are no pictures yet.'}
    >
      {found.pictures.map((picture) => (
        <Tr key={picture.id}>
          <Td>
            {deletable.includes(picture.id) && (
              <Checkbox
                aria-label={`Tick ${picture.name}`}
                checked={chosen.includes(picture.id)}
                onCheckedChange={(isTicked) => tick([picture.id], isTicked === true)}
              />
            )}
          </Td>
          <Td>
            <Flex gap={3} wrap="wrap" paddingTop={2} paddingBottom={2} minWidth="10rem">
              <img src={picture.small} alt="" loading="lazy" width={72} height={54} style={WHOLE} />
              <Typography style={BROKEN}>{picture.name}</Typography>
            </Flex>
          </Td>
          <Td>
            <UsedIn picture={picture} />
          </Td>
        </Tr>
      ))}
    </ListPage>
  );
}

const WHOLE = { objectFit: 'contain' } as const;
/** On a phone. Names of files have no blanks. */
const BROKEN = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;

function isNowhere({ uses, binned }: Picture): boolean {
  return uses.length === 0 && binned.length === 0;
}

function UsedIn({ picture }: { readonly picture: Picture }) {
  const { uses, binned } = picture;
  if (isNowhere(picture)) return <Typography textColor="neutral600">Nowhere</Typography>;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} minWidth="11rem" style={BROKEN}>
      {uses.map(({ name, path }) =>
        path === '' ? (
          <Typography key={name}>{name}</Typography>
        ) : (
          <Link key={name} tag={RouterLink} to={path}>
            {name}
          </Link>
        ),
      )}
      {binned.length > 0 && <Typography>In the bin: {binned.join(', ')}</Typography>}
    </Flex>
  );
}
