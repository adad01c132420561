import * as v from 'valibot';
import type { Language } from '../languages.ts';
import { attributesOf, FocalPoint, RequiredText, Text, unwrapData } from './fields.ts';

export interface ContentImage {
  /** Follows the width in a path of this site, `/images/<width>/<token>` (R5). */
  readonly imageToken: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

export interface ImageContext {
  readonly cmsUrl: string;
  /** What names an image or a file in a path of this site; a fragment of the URL marks its version. */
  imageToken(absoluteUrl: string): string;
  /** The language of the page. */
  readonly language: Language;
}

const Side = v.fallback(v.optional(v.pipe(v.number(), v.minValue(1))), undefined);

const ImageEntry = v.object({
  url: RequiredText,
  /** A media field of Strapi takes any file unless its type says otherwise; an address has none. */
  mime: v.nullish(v.pipe(v.string(), v.startsWith('image/'))),
  alternativeText: Text,
  width: Side,
  height: Side,
  updatedAt: Text,
  focalPoint: FocalPoint,
  formats: v.nullish(v.object({ thumbnail: v.nullish(v.object({ url: RequiredText })) })),
});

/** A media field, or an address as text; undefined for what is missing, no image or no address (R5). */
export function imageFrom(
  field: unknown,
  { cmsUrl, imageToken, language }: ImageContext,
  size: 'original' | 'thumbnail' = 'original',
): ContentImage | undefined {
  const entry = typeof field === 'string' ? { url: field } : attributesOf(unwrapData(field));
  const image = v.safeParse(ImageEntry, entry);
  if (!image.success) return undefined;
  const { alternativeText, updatedAt, width, height, focalPoint, formats } = image.output;
  const thumbnail = size === 'thumbnail' ? formats?.thumbnail?.url : undefined;
  const url = resolveMediaUrl(thumbnail ?? image.output.url, cmsUrl);
  if (url === undefined) return undefined;
  return {
    imageToken: imageToken(updatedAt ? `${url}#${updatedAt}` : url),
    // Strapi has the alternative text in English alone: in other languages the caption or title takes its
    // place.
    alt: language === 'en' ? alternativeText : '',
    ...(width && height ? { width, height } : {}),
    focalPoint,
  };
}

export function imagesFrom(field: unknown, context: ImageContext): ContentImage[] {
  const files = unwrapData(field);
  if (!Array.isArray(files)) return [];
  return files.map((image) => imageFrom(image, context)).filter((image) => image !== undefined);
}

/** Relative paths belong to the CMS; absolute addresses (S3, a CDN) are left alone (R5). */
export function resolveMediaUrl(url: string, cmsUrl: string): string | undefined {
  const isAbsolute = /^(https?:)?\/\//i.test(url);
  if (!isAbsolute && /^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined;
  const candidate = isAbsolute ? url : `${cmsUrl}/${url.replace(/^\/+/, '')}`;
  return URL.parse(candidate, cmsUrl)?.href;
}
