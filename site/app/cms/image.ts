import type { WireImage } from './wire.ts';

/**
 * An image of the CMS as pages see it. `address` is a path on this site to which a width is added
 * (`/images/<width>/<address>`): a visitor's browser never meets the CMS (R5).
 */
export interface ContentImage {
  readonly address: string;
  readonly alt: string;
  /** Pixels of the original, where the CMS told. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What stays in view where the image is cropped, in percent of its sides. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

export interface ImageContext {
  /** The CMS's address, against which relative media paths are resolved. */
  readonly cmsUrl: string;
  /** Makes an address on this site (server/images, server/files); a fragment of the URL marks a version. */
  address(absoluteUrl: string): string;
}

/** A file of the media library, of which the address at least is known. */
export type MediaImage = Pick<WireImage, 'url'> & Partial<WireImage>;

/** Turns a media path or URL into an image; undefined where it is no http(s) address. */
export function imageFrom(
  wire: MediaImage | undefined,
  { cmsUrl, address }: ImageContext,
): ContentImage | undefined {
  const url = resolveMediaUrl(wire?.url.trim() ?? '', cmsUrl);
  if (wire === undefined || url === undefined) return undefined;
  const { alternativeText = '', updatedAt, width, height, focalPoint } = wire;
  return {
    address: address(updatedAt ? `${url}#${updatedAt}` : url),
    alt: alternativeText,
    ...(width && height ? { width, height } : {}),
    focalPoint,
  };
}

/** Relative paths belong to the CMS; absolute addresses (S3, a CDN) are left alone (R5). */
export function resolveMediaUrl(url: string, cmsUrl: string): string | undefined {
  const isAbsolute = /^(https?:)?\/\//i.test(url);
  if (url === '' || (!isAbsolute && /^[a-z][a-z0-9+.-]*:/i.test(url))) return undefined;
  const candidate = isAbsolute ? url : `${cmsUrl}/${url.replace(/^\/+/, '')}`;
  return URL.parse(candidate, cmsUrl)?.href;
}
