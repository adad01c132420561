import type { WirePicture } from './wire.ts';

/**
 * A picture of the content backend as pages see it. `address` is a path on this site to which a
 * width is added (`/pictures/<width>/<address>`): the visitor's browser never meets the backend (R5).
 */
export interface Picture {
  readonly address: string;
  readonly alt: string;
  /** Pixels of the original, where the backend told. */
  readonly width?: number;
  readonly height?: number;
}

/** Makes site addresses out of backend URLs (a fragment marks a version); see server/pictures. */
export type PictureAddress = (absoluteUrl: string) => string;

export interface PictureContext {
  /** The backend's address, against which relative media paths are resolved. */
  readonly cmsUrl: string;
  readonly address: PictureAddress;
}

/** Turns a media path or URL into a picture; undefined where it is no http(s) address. */
export function pictureFromUrl(
  url: string,
  alt: string,
  context: PictureContext,
  more: { readonly width?: number; readonly height?: number; readonly version?: string } = {},
): Picture | undefined {
  const absolute = resolveMediaUrl(url, context.cmsUrl);
  if (absolute === undefined) return undefined;
  const { width, height, version } = more;
  return {
    address: context.address(version ? `${absolute}#${version}` : absolute),
    alt,
    ...(width && height ? { width, height } : {}),
  };
}

export function pictureFromWire(
  wire: WirePicture | undefined,
  context: PictureContext,
): Picture | undefined {
  return wire && pictureFromUrl(wire.url, wire.alternativeText, context, wire);
}

/** Relative paths belong to the backend; absolute addresses (S3, a CDN) are left alone (R5). */
export function resolveMediaUrl(url: string, cmsUrl: string): string | undefined {
  const trimmed = url.trim();
  if (trimmed === '') return undefined;
  const candidate = /^(https?:)?\/\//i.test(trimmed)
    ? trimmed
    : /^[a-z][a-z0-9+.-]*:/i.test(trimmed)
      ? undefined
      : `${cmsUrl}/${trimmed.replace(/^\/+/, '')}`;
  if (candidate === undefined || !URL.canParse(candidate, cmsUrl)) return undefined;
  return new URL(candidate, cmsUrl).href;
}
