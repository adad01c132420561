import { useFetchClient } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { GALLERY } from '../../../content/types';

/** A file of the media library, as a field for images holds it. */
export interface StoredImage {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly mime: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alternativeText: string | null;
}

export interface Words {
  readonly caption: string;
  readonly alternativeText: string;
}

interface GalleryRow {
  readonly documentId: string;
  readonly image?: { readonly id: number } | null;
}

/** The largest file on a slow line. */
const UPLOAD_TIMEOUT_MS = 300_000;
/** Any other request on such a line. */
const TIMEOUT_MS = 30_000;
const GALLERY_ENTRIES = `/content-manager/collection-types/${GALLERY}`;

/** Strapi's own requests for files and entries, with the rights of the editor. */
export function useImageRequests() {
  const { get, post, put, del } = useFetchClient();
  return useMemo(() => {
    const limited = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });
    return {
      async upload(file: File): Promise<StoredImage> {
        const body = new FormData();
        body.append('files', file);
        const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
        const { data } = await post<StoredImage>('/upload/files', body, { signal });
        return data;
      },

      async describe({ id }: StoredImage, alternativeText: string): Promise<StoredImage> {
        const body = { fileInfo: { alternativeText } };
        const { data } = await put<StoredImage>(`/upload/files/${id}`, body, limited());
        return data;
      },

      async remove({ id }: Pick<StoredImage, 'id'>): Promise<void> {
        await del(`/upload/files/${id}`, limited());
      },

      /** An entry with this image is one whose answer was lost: it is changed, and no second one is made. */
      async addToGallery(
        { id }: StoredImage,
        words: { readonly shortDescription: string; readonly imagePermission: boolean },
        publish: boolean,
      ): Promise<void> {
        const params = { filters: { image: { id: { $eq: id } } } };
        const { data } = await get<{ results: GalleryRow[] }>(GALLERY_ENTRIES, {
          params,
          ...limited(),
        });
        const made = data.results.find(({ image }) => image?.id === id);
        const path = made ? `${GALLERY_ENTRIES}/${made.documentId}` : GALLERY_ENTRIES;
        const entry = { image: id, ...words };
        if (publish) await post(`${path}/actions/publish`, entry, limited());
        else if (made) await put(path, entry, limited());
        else await post(path, entry, limited());
      },
    };
  }, [get, post, put, del]);
}
