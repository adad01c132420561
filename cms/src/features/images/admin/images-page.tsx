import {
  Button,
  Checkbox,
  Flex,
  Link,
  LinkButton,
  Td,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Images, Upload } from '@strapi/icons';
import { Page, Pagination, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CHANGE_FILES_ACTION_ID, rightTo, UPLOAD_ACTION_ID } from '../../../access/rights.ts';
import { ListPage } from '../../../admin/components/list-page.tsx';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import { useHasRight } from '../../../admin/hooks/use-has-right.ts';
import { useSelection } from '../../../admin/hooks/use-selection.ts';
import {
  listTag,
  READ_ON_MOUNT,
  staffApi,
  useInvalidateTagsMutation,
} from '../../../admin/requests/staff-api.ts';
import { GALLERY } from '../../../content/types.ts';
import { IMAGES_PATH } from '../paths.ts';
import type { ImagePage, ListedImage } from '../server/read-image-page.ts';
import { AddToGalleryDialog } from './add-to-gallery-dialog.tsx';
import { DeleteImages } from './delete-images.tsx';
import { hiddenUsesInWords, introductionInWords, isInNoEntry } from './listed-images.ts';
import { countInWords } from './new-entries.ts';

const { useImagesQuery } = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    images: builder.query<ImagePage, { readonly page: string; readonly unused: string }>({
      query: (params) => ({ url: IMAGES_PATH, config: { params } }),
    }),
  }),
});

export default function ImagesPage() {
  const [{ query }, setQuery] = useQueryParams<{ page?: string; unused?: string }>();
  const { page = '1', unused = '' } = query;
  const { data, isError, refetch } = useImagesQuery({ page, unused }, READ_ON_MOUNT);
  const { selectedIds, checkboxFor } = useSelection<number>();
  const [isAdding, setIsAdding] = useState(false);
  const [invalidateTags] = useInvalidateTagsMutation();
  const mayUpload = useHasRight({ action: UPLOAD_ACTION_ID });
  const mayAdd = useHasRight(rightTo('create', GALLERY));
  const mayDelete = useHasRight({ action: CHANGE_FILES_ACTION_ID });
  if (isError) return <Page.Error />;
  if (!data) return <Page.Loading />;

  const addable = mayAdd ? data.images.filter(isInNoEntry) : [];
  const deletable = mayDelete ? data.images.filter(({ isUsed }) => !isUsed) : [];
  const selectable = mayAdd ? addable : deletable;
  // The selection may also have images of another page or filter.
  const isSelected = ({ id }: ListedImage) => selectedIds.includes(id);
  const toAdd = addable.filter(isSelected);

  function closeDialog(): void {
    setIsAdding(false);
    invalidateTags([listTag(GALLERY)]);
    refetch();
  }

  return (
    <>
      <ListPage
        title="Pictures"
        subtitle={introductionInWords({ mayUpload, mayAdd, mayDelete })}
        action={
          <Flex gap={2} wrap="wrap">
            {mayUpload && (
              <LinkButton
                tag={RouterLink}
                to="/plugins/upload"
                variant="secondary"
                startIcon={<Upload />}
              >
                Upload
              </LinkButton>
            )}
            {mayAdd && (
              <Button
                startIcon={<Images />}
                disabled={toAdd.length === 0}
                onClick={() => setIsAdding(true)}
              >
                {toAdd.length === 0
                  ? 'Add to the gallery'
                  : `Add ${countInWords(toAdd.length)} to the gallery`}
              </Button>
            )}
            {mayDelete && (
              <DeleteImages images={deletable.filter(isSelected)} onDeleted={refetch} />
            )}
          </Flex>
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
            aria-label="Tick all that no entry uses"
            disabled={selectable.length === 0}
            {...checkboxFor(...selectable.map(({ id }) => id))}
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
              {selectable.includes(image) && (
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
      {isAdding && <AddToGalleryDialog images={toAdd} onClose={closeDialog} />}
    </>
  );
}

/** File names have no spaces: without this style a long name is wider than a phone. */
const BREAK_ANYWHERE = { overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;

function Uses({ image }: { readonly image: ListedImage }) {
  const { isUsed, uses, hiddenUseCount, binnedTitles } = image;
  const hasBin = useProvidedComponent('BinNote') !== undefined;
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
      {hiddenUseCount > 0 && <Typography>{hiddenUsesInWords(hiddenUseCount)}</Typography>}
      {binnedTitles.length > 0 && (
        <Typography>
          {hasBin ? 'In the bin' : 'Deleted'}: {binnedTitles.join(', ')}
        </Typography>
      )}
    </Flex>
  );
}
