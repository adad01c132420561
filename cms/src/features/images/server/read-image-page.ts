import type { Core } from '@strapi/strapi';
import { FILE } from '../../../content/types.ts';
import { type FileUse, findFileUses, type LibraryFile } from './find-file-uses.ts';

/** An editor adds the images of one page to the gallery at a time, in the order of their names. */
const IMAGES_PER_PAGE = 100;

interface LibraryImage extends LibraryFile {
  readonly width: number | null;
  readonly height: number | null;
  readonly caption: string | null;
  readonly alternativeText: string | null;
  readonly formats: { readonly thumbnail?: { readonly url: string } } | null;
}

export interface ListedImage {
  readonly id: number;
  readonly name: string;
  readonly thumbnailUrl: string;
  /** In pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** Empty if the library has none. */
  readonly caption: string;
  readonly alternativeText: string;
  /** Whether an entry or the bin has it. */
  readonly isUsed: boolean;
  /** The entries that use it and that the person may read. */
  readonly uses: readonly ListedUse[];
  /** Counts the other entries that use it. */
  readonly hiddenUseCount: number;
  readonly binnedTitles: readonly string[];
}

type ListedUse = FileUse & { readonly name: string };

export interface ImagePage {
  readonly images: readonly ListedImage[];
  readonly total: number;
  readonly pageCount: number;
}

/**
 * Lists the media library's images, newest first.
 * @param page from 1; a number above the last page gives the last page
 */
export async function readImagePage(
  strapi: Core.Strapi,
  userAbility: unknown,
  onlyUnused: boolean,
  page: number,
): Promise<ImagePage> {
  const libraryImages: LibraryImage[] = await strapi.db.query(FILE).findMany({
    select: ['id', 'name', 'url', 'formats', 'width', 'height', 'caption', 'alternativeText'],
    where: { mime: { $startsWith: 'image/' } },
    orderBy: { id: 'desc' },
  });
  // Reads the uses of all images, since only these tell which images the filter keeps (docs/decisions/full-reads.md).
  const usesOfFiles = await findFileUses(strapi, userAbility, libraryImages);
  let images = libraryImages.map((image, index): ListedImage => {
    const { entries = [], binnedTitles = [] } = usesOfFiles[index] ?? {};
    const uses = entries.filter((use): use is ListedUse => use.name !== undefined);
    return {
      id: image.id,
      name: image.name,
      thumbnailUrl: image.formats?.thumbnail?.url ?? image.url,
      width: image.width,
      height: image.height,
      caption: image.caption ?? '',
      alternativeText: image.alternativeText ?? '',
      isUsed: entries.length > 0 || binnedTitles.length > 0,
      uses,
      hiddenUseCount: entries.length - uses.length,
      binnedTitles,
    };
  });
  if (onlyUnused) images = images.filter(({ isUsed }) => !isUsed);
  const pageCount = Math.max(1, Math.ceil(images.length / IMAGES_PER_PAGE));
  const start = (Math.min(page, pageCount) - 1) * IMAGES_PER_PAGE;
  return {
    images: images.slice(start, start + IMAGES_PER_PAGE),
    total: images.length,
    pageCount,
  };
}
