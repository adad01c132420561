import { isRecord, type UnknownRecord } from '../../../platform/record.ts';

const IMAGE_START = '![';
/** Matches the URL of an image, after an alternative text that may have brackets. */
const IMAGE_URL = /\]\(\s*<?([^)\s>]+)/;

/** The checkbox with which staff confirm that all people in the images agreed, and for each child a guardian (R42). */
export const IMAGE_PERMISSION = 'imagePermission';

/** The schema lists the fields with images, or with texts with images, in the permission's option `images`. */
export function fieldsNeedingPermission(attributes: UnknownRecord): string[] {
  const attribute = attributes[IMAGE_PERMISSION];
  const options = isRecord(attribute) ? attribute.options : undefined;
  const fields = isRecord(options) ? options.images : undefined;
  return Array.isArray(fields) ? fields.map(String) : [];
}

/** Returns the ids of files, and the URLs of images in Markdown texts. */
export function imagesIn(fields: readonly string[], values: UnknownRecord): string[] {
  return fields.flatMap((field) => {
    const value = values[field] ?? [];
    if (typeof value === 'string') return imageUrlsIn(value);
    const files = Array.isArray(value) ? value : [value];
    const ids = files.map((file) => (isRecord(file) ? file.id : file));
    return ids.filter((id) => id !== undefined).map(String);
  });
}

function imageUrlsIn(markdown: string): string[] {
  const [, ...images] = markdown.split(IMAGE_START);
  return images.map((text) => IMAGE_URL.exec(text)?.[1] ?? IMAGE_START);
}
