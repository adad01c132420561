import path from 'node:path';
import * as v from 'valibot';
import { attributesOf, Count, RequiredText, Text, unwrapData } from './fields.ts';
import { type ImageContext, resolveMediaUrl } from './image.ts';

export const fileTypes = {
  'application/pdf': 'PDF',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
} as const;

/** The path of a document or video in the CMS's own storage, which editors link to as well. */
export const UPLOAD = /^\/uploads\/[\w.-]+\.(?:pdf|mp4|webm)$/i;

const FileEntry = v.object({
  name: Text,
  url: RequiredText,
  mime: v.picklist(['application/pdf', 'video/mp4', 'video/webm']),
  /** In kilobytes. */
  size: Count,
  updatedAt: Text,
});

export type ContentFile = NonNullable<ReturnType<typeof fileFrom>>;

/** A media field with a PDF or a video; undefined for what is missing or of another type. */
export function fileFrom(field: unknown, { cmsUrl, imageToken }: ImageContext) {
  const entry = v.safeParse(FileEntry, attributesOf(unwrapData(field)));
  const url = entry.success ? resolveMediaUrl(entry.output.url, cmsUrl) : undefined;
  if (!entry.success || url === undefined) return undefined;
  const { mime, size, updatedAt, name } = entry.output;
  const source = updatedAt ? `${url}#${updatedAt}/${encodeURIComponent(plainName(name))}` : url;
  return {
    /** The path on this site, since the CMS may be private. */
    path: filePath(imageToken(source), source),
    type: mime,
    bytes: size && Math.round(size * 1000),
  };
}

/** The Malayalam letters that older keyboards write as a consonant with a joiner. */
const CHILLUS = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' } as const;

/** Without what ends a name or turns it around on a screen, and without joiners, for which browsers write `_`. */
function plainName(name: string): string {
  return name
    .toWellFormed()
    .replace(/([ണനരലളക])്\u200d/g, (_, letter: keyof typeof CHILLUS) => CHILLUS[letter])
    .replace(/[/\\\p{Cc}\p{Cf}]/gu, '');
}

export function filePath(token: string, source: string): string {
  return `/files/${token}/${encodeURIComponent(fileName(source))}`;
}

/**
 * The name under which a browser saves the file, also where it takes the name from the address: what staff see
 * in the media library, which a signed source has behind its version.
 */
export function fileName(source: string): string {
  const [, name = ''] = new URL(source).hash.split('/');
  if (name === '') return plainFileName(source);
  const given = decodeURIComponent(name);
  const ending = path.extname(plainFileName(source));
  return given.toLowerCase().endsWith(ending) ? given : given + ending;
}

/** The same in ASCII: the CMS's name in the address, without what made it unique there. */
export function plainFileName(source: string): string {
  const name = new URL(source).pathname.split('/').at(-1) ?? '';
  return name
    .replace(/_[0-9a-f]{10}(?=\.\w+$)/, '')
    .replace(/[^\w.-]/g, '_')
    .replace(/^\./, 'file.');
}
