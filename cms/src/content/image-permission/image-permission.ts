import { isRecord, type UnknownRecord } from '../../platform/record';

/** How a picture begins in Markdown. */
const IN_TEXT = '![';
/** The address of a picture, after an alternative text that may hold brackets of its own. */
const ADDRESS = /\]\(\s*<?([^)\s>]+)/;

/** The tick with which staff say that everybody in the pictures agreed, and for each child a guardian (R42). */
export const IMAGE_PERMISSION = 'imagePermission';

/**
 * The fields that the tick is about, for pictures and for texts that hold some: its own options in the schema
 * name them. Empty where a type has no tick.
 */
export function fieldsNeedingPermission(attributes: UnknownRecord): string[] {
  return fieldsOfPermission(attributes[IMAGE_PERMISSION]);
}

/** The fields that the attribute of the tick names. */
export function fieldsOfPermission(attribute: unknown): string[] {
  const options = isRecord(attribute) ? attribute.options : undefined;
  const pictures = isRecord(options) ? options.pictures : undefined;
  return Array.isArray(pictures) ? pictures.map(String) : [];
}

/**
 * What can be seen in these fields of a form, of an entry, or of what is to be stored: files by their ids, and
 * pictures in a text by their addresses.
 */
export function picturesIn(fields: readonly string[], values: UnknownRecord): string[] {
  return fields.flatMap((field) => {
    const value = values[field] ?? [];
    if (typeof value === 'string') return imagesIn(value);
    const ids = [value].flat().map((file) => (isRecord(file) ? file.id : file));
    return ids.filter((id) => id !== undefined).map(String);
  });
}

function imagesIn(markdown: string): string[] {
  const [, ...images] = markdown.split(IN_TEXT);
  return images.map((text) => ADDRESS.exec(text)?.[1] ?? IN_TEXT);
}
