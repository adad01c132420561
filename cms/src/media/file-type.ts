const PDF = ['.pdf', 'application/pdf'] as const;
const MP4 = ['.mp4', 'video/mp4'] as const;
const WEBM = ['.webm', 'video/webm'] as const;

/** The bytes that tell the types of files apart: `%PDF-` may come after 1024 other bytes (ISO 32000, Annex H). */
export const START_BYTES = 1024 + '%PDF-'.length;

const MP4_BRAND = /^(?:iso|mp4|avc1|M4V|dash)/;
/** The brands of images and sounds, which begin like a video and may also name brands of videos. */
const OTHER_BRAND = /^(?:avi[fs]|hei|hev|mif1|msf1|M4[ABP])/;
const IMAGE = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** Recognises a PDF or a video by its first START_BYTES as Latin-1. Undefined for any other file. */
export function fileTypeFrom(
  start: string,
): readonly [extension: string, mime: string] | undefined {
  if (isMp4(start)) return MP4;
  if (start.startsWith('\x1aE\xdf\xa3') && start.slice(0, 80).includes('webm')) return WEBM;
  return !beginsAsImage(start) && start.includes('%PDF-') ? PDF : undefined;
}

export function beginsAsImage(start: string): boolean {
  return IMAGE.test(start);
}

/** An MP4 begins with a box `ftyp`: its size, the major brand, a version, and other brands. */
function isMp4(start: string): boolean {
  const match = /^(.{4})ftyp(.{4})(?:.{4}(.*))?/s.exec(start);
  const [, size = '', major = '', others = ''] = match ?? [];
  if (major === '' || OTHER_BRAND.test(major)) return false;
  const end = Buffer.from(size, 'latin1').readUInt32BE() - 16;
  const brands = others.slice(0, Math.max(0, end)).match(/.{4}/gs) ?? [];
  return [major, ...brands].some((brand) => MP4_BRAND.test(brand));
}
