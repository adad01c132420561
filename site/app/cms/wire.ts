import * as v from 'valibot';

/**
 * The shapes in which Strapi answers: version 4 wraps every entry and image in `data`/`attributes`,
 * version 5 is flat. Both end here (R3).
 */

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An entry's fields: `entry.attributes` (version 4) or the entry itself (version 5). */
export function attributesOf(entry: unknown): unknown {
  return isRecord(entry) && isRecord(entry.attributes) ? entry.attributes : entry;
}

/** What a media field holds: `value.data` (version 4) or the value itself (version 5). */
export function dataOf(value: unknown): unknown {
  return isRecord(value) && 'data' in value ? value.data : value;
}

/** The number by which the CMS knows an entry, as text. */
export function idOf(entry: unknown): string | undefined {
  const id = isRecord(entry) ? entry.id : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

/** Text that may be missing; always trimmed. */
export const Text = v.pipe(v.nullish(v.string(), ''), v.trim());

/** Text without which an item cannot be shown. */
export const RequiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A count that may be missing; Strapi sends big integers and decimals as strings. */
export const Count = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))])),
  v.transform((value) => (value === null || value === undefined ? undefined : Number(value))),
  v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
);

/** A path segment that needs no escaping; undefined for anything else. */
export const Slug = v.pipe(
  Text,
  v.transform((value) => (/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(value) ? value : undefined)),
);

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The part of an image that stays in view where it is cropped, in percent of its sides. */
export const FocalPoint = v.fallback(v.optional(v.object({ x: Percent, y: Percent })), undefined);

const Side = v.fallback(v.optional(v.pipe(v.number(), v.minValue(1))), undefined);

/** An image of the CMS's media library. `url` is as the CMS gives it (R5). */
const WireImage = v.object({
  url: RequiredText,
  alternativeText: Text,
  width: Side,
  height: Side,
  /** Changes when an editor replaces the file under the same address. */
  updatedAt: Text,
  focalPoint: FocalPoint,
  formats: v.nullish(v.object({ thumbnail: v.nullish(v.object({ url: RequiredText })) })),
});

export type WireImage = v.InferOutput<typeof WireImage>;

/** One image in either shape; undefined where there is none or it is broken. */
export function imageOf(value: unknown): WireImage | undefined {
  const result = v.safeParse(WireImage, attributesOf(dataOf(value)));
  return result.success ? result.output : undefined;
}

/** A media field that may be missing. */
export const WireImageField = v.pipe(v.nullish(v.unknown(), null), v.transform(imageOf));

/** A media field with several files; broken ones are left out. */
export const WireImagesField = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => {
    const list = dataOf(value);
    return Array.isArray(list) ? list.map(imageOf).filter((image) => image !== undefined) : [];
  }),
);
