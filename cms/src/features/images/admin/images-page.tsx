import { Checkbox, Flex, Link, Td, Tr, Typography } from '@strapi/design-system';
import { Page, Pagination, useQueryParams } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { CHANGE_FILES_ACTION_ID } from '../../../access/rights';
import { ListPage } from '../../../admin/components/list-page';
import { useHasRight } from '../../../admin/hooks/use-has-right';
import { useSelection } from '../../../admin/hooks/use-selection';
import { READ_ON_MOUNT } from '../../../admin/requests/website-api';
import type { ListedImage } from '../server/read-image-page';
import { DeleteImages } from './delete-images';
import { useImagesQuery } from './images-api';

export default function ImagesPage() {
  const [{ query }, setQuery] = useQueryParams<{ page?: string; unused?: string }>();
  const { page = '1', unused = '' } = query;
  const { data, isError, refetch } = useImagesQuery({ page, unused }, READ_ON_MOUNT);
  const { selectedIds, checkboxFor } = useSelection<number>();
  const mayDelete = useHasRight({ action: CHANGE_FILES_ACTION_ID });
  if (isError) return <Page.Error />;
  if (!data) return <Page.Loading />;

  const deletable = mayDelete ? data.images.filter(({ isUsed }) => !isUsed) : [];
  // The selection may also have images of another page or filter.
  const selected = deletable.filter(({ id }) => selectedIds.includes(id));

  return (
    <ListPage
      title="Pictures"
      subtitle={`Where each picture of the Media Library is used: in drafts, on the website, in translations and in the bin.${mayDelete ? ' Tick those used nowhere to delete them.' : ''}`}
      action={mayDelete && <DeleteImages images={selected} onDeleted={refetch} />}
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
          {...checkboxFor(...deletable.map(({ id }) => id))}
        />
      }
      headings={['Picture', 'Used in']}
      footer={
        <Pagination.Root pageCount={data.pageCount} total={data.total}>
          <Pagination.Links />
        </Pagination.Root>
      }
      emptyText={unused === 'true' ? 'Every picture is used.' : 'There are no pictures yet.'}
    >
      {data.images.map((image) => (
        <Tr key={image.id}>
          <Td>
            {deletable.includes(image) && (
              <Checkbox aria-label={`Tick ${image.name}`} {...checkboxFor(image.id)} />
            )}
          </Td>
          <Td>
            <Flex gap={3} wrap="wrap" paddingTop={2} paddingBottom={2} minWidth="10rem">
              <img
                src={image.thumbnailUrl}
                alt=""
                loading="lazy"
                width={72}
                height={54}
                style={{ objectFit: 'contain' }}
              />
              <Typography style={BREAK_ANYWHERE}>{image.name}</Typography>
            </Flex>
          </Td>
          <Td>
            <Uses image={image} />
          </Td>
        </Tr>
      ))}
    </ListPage>
  );
}

/** File names have no spaces: without this style a long name is wider than a phone. */
const BREAK_ANYWHERE = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;

function Uses({ image }: { readonly image: ListedImage }) {
  const { isUsed, uses, hiddenUseCount, binnedTitles } = image;
  if (!isUsed) return <Typography textColor="neutral600">Nowhere</Typography>;
  return (
    <Flex
      direction="column"
      alignItems="flex-start"
      gap={1}
      minWidth="11rem"
      style={BREAK_ANYWHERE}
    >
      {uses.map(({ name, path }) => (
        <Link key={`${path} ${name}`} tag={RouterLink} to={path}>
          {name}
        </Link>
      ))}
      {hiddenUseCount === 1 && <Typography>An entry that you may not read</Typography>}
      {hiddenUseCount > 1 && (
        <Typography>{`${hiddenUseCount} entries that you may not read`}</Typography>
      )}
      {binnedTitles.length > 0 && <Typography>In the bin: {binnedTitles.join(', ')}</Typography>}
    </Flex>
  );
}
