import { useFetchClient } from '@strapi/strapi/admin';
import { GALLERY } from '../../../content/types';
import type { StoredImage } from './chosen-images';

interface GalleryEntry {
  readonly documentId: string;
  readonly image?: { readonly id: number } | null;
}

/** The time that the largest file needs on a slow connection. */
const UPLOAD_TIMEOUT_MS = 300_000;
const TIMEOUT_MS = 30_000;
const GALLERY_ENTRIES = `/content-manager/collection-types/${GALLERY}`;

/** Returns Strapi's own requests for files and entries, which have the rights of the editor. */
export function useImageRequests() {
  const { get, post, put, del } = useFetchClient();
  const timeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });

  async function uploadFile(file: File): Promise<StoredImage> {
    const body = new FormData();
    body.append('files', file);
    const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
    const { data } = await post<StoredImage>('/upload/files', body, { signal });
    return data;
  }

  async function setAlternativeText({ id }: StoredImage, text: string): Promise<StoredImage> {
    const body = { fileInfo: { alternativeText: text } };
    const { data } = await put<StoredImage>(`/upload/files/${id}`, body, timeout());
    return data;
  }

  async function deleteFile({ id }: Pick<StoredImage, 'id'>): Promise<void> {
    await del(`/upload/files/${id}`, timeout());
  }

  async function findGalleryEntry({ id }: StoredImage): Promise<GalleryEntry | undefined> {
    const params = { filters: { image: { id: { $eq: id } } } };
    const options = { params, ...timeout() };
    const { data } = await get<{ results: GalleryEntry[] }>(GALLERY_ENTRIES, options);
    return data.results.find(({ image }) => image?.id === id);
  }

  /** No image may come twice: if an earlier try stored the entry, but its answer was lost, changes that entry. */
  async function saveGalleryEntry(
    image: StoredImage,
    fields: { readonly shortDescription: string; readonly imagePermission: boolean },
    publishes: boolean,
  ): Promise<void> {
    const existing = await findGalleryEntry(image);
    const path = existing ? `${GALLERY_ENTRIES}/${existing.documentId}` : GALLERY_ENTRIES;
    const entry = { image: image.id, ...fields };
    if (publishes) await post(`${path}/actions/publish`, entry, timeout());
    else if (existing) await put(path, entry, timeout());
    else await post(path, entry, timeout());
  }

  return { uploadFile, setAlternativeText, deleteFile, saveGalleryEntry };
}
