import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { IMAGE_PERMISSION } from '../../../content/files/image-permission/image-permission.ts';
import { GALLERY } from '../../../content/types.ts';
import type { NewEntry } from './new-entries.ts';

interface StoredEntry {
  readonly documentId: string;
  readonly image?: { readonly id: number } | null;
  readonly createdBy?: { readonly id: number } | null;
}

interface SaveOptions {
  /** False to save a draft. */
  readonly publishes: boolean;
  readonly isPermissionSet: boolean;
}

const TIMEOUT_MS = 30_000;
const ADDED_BY_ANOTHER_MESSAGE =
  'Another person added this picture to the gallery in the meantime. Leave it out.';
const GALLERY_ENTRIES = `/content-manager/collection-types/${GALLERY}`;

/** Returns a function that stores an entry with Strapi's own requests, which have the rights of the editor. */
export function useSaveEntry() {
  const { get, post, put } = useFetchClient();
  const personId = useAuth('useSaveEntry', ({ user }) => user?.id);
  const timeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });

  async function findStoredEntry(imageId: number): Promise<StoredEntry | undefined> {
    const params = { filters: { image: { id: { $eq: imageId } } } };
    const options = { params, ...timeout() };
    const { data } = await get<{ results: StoredEntry[] }>(GALLERY_ENTRIES, options);
    return data.results.find(({ image }) => image?.id === imageId);
  }

  /**
   * No image may come twice: if an earlier try stored the entry, but its answer was lost, changes that entry.
   * @throws {Error} with a `status` if the CMS refuses the entry, or if another person added the image
   */
  return async function saveEntry(
    { image, caption, alternativeText }: NewEntry,
    { publishes, isPermissionSet }: SaveOptions,
  ): Promise<void> {
    if (alternativeText !== image.alternativeText) {
      const body = { fileInfo: { alternativeText: alternativeText.trim() } };
      await put(`/upload/files/${image.id}`, body, timeout());
    }
    const storedEntry = await findStoredEntry(image.id);
    if (storedEntry && storedEntry.createdBy?.id !== personId) {
      throw Object.assign(new Error(ADDED_BY_ANOTHER_MESSAGE), { status: 409 });
    }
    const path = storedEntry ? `${GALLERY_ENTRIES}/${storedEntry.documentId}` : GALLERY_ENTRIES;
    const body = {
      image: image.id,
      shortDescription: caption.trim(),
      [IMAGE_PERMISSION]: isPermissionSet,
    };
    if (publishes) await post(`${path}/actions/publish`, body, timeout());
    else if (storedEntry) await put(path, body, timeout());
    else await post(path, body, timeout());
  };
}
