import * as v from 'valibot';

/**
 * The shapes in which Strapi answers: version 4 wraps every entry and picture in
 * `data`/`attributes`, version 5 is flat. Both end here (R3).
 */

const Pagination = v.object({
  page: v.optional(v.number()),
  pageSize: v.optional(v.number()),
  pageCount: v.optional(v.number()),
});

const ListReply = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(v.nullable(v.object({ pagination: v.optional(v.nullable(Pagination)) }))),
});

export interface ListPage {
  readonly entries: readonly unknown[];
  /** Pages in all and entries a page, where the backend says so. */
  readonly pageCount: number;
  readonly pageSize: number;
}

/** The entries of one list reply, or undefined where the reply is not of that shape. */
export function parseListReply(reply: unknown): ListPage | undefined {
  const result = v.safeParse(ListReply, reply);
  if (!result.success) return undefined;
  const { data, meta } = result.output;
  return {
    entries: data,
    pageCount: meta?.pagination?.pageCount ?? 1,
    pageSize: meta?.pagination?.pageSize ?? data.length,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An entry's fields: `entry.attributes` (version 4) or the entry itself (version 5). */
export function attributesOf(entry: unknown): unknown {
  return isRecord(entry) && isRecord(entry.attributes) ? entry.attributes : entry;
}

/** The number by which the backend knows an entry, as text. */
export function idOf(entry: unknown): string | undefined {
  const id = isRecord(entry) ? entry.id : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

/** Text that may be missing; always trimmed. */
export const Text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim()),
);

/** Text without which an item cannot be shown. */
export const RequiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A count; Strapi sends big integers and decimals as strings. */
export const Count = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))]), null),
  v.transform((value) => (value === null ? undefined : Number(value))),
  v.check((value) => value === undefined || (Number.isFinite(value) && value >= 0)),
);

/** A picture of the backend's media library. `url` is as the backend gives it (R5). */
export interface WirePicture {
  readonly url: string;
  readonly thumbnailUrl?: string;
  readonly alternativeText: string;
  /** Changes when an editor replaces the file under the same address. */
  readonly version?: string;
  readonly width?: number;
  readonly height?: number;
}

const Side = v.nullish(v.pipe(v.number(), v.minValue(1)));

const PictureAttributes = v.object({
  url: RequiredText,
  alternativeText: Text,
  width: Side,
  height: Side,
  updatedAt: Text,
  formats: v.nullish(v.object({ thumbnail: v.nullish(v.object({ url: RequiredText })) })),
});

/** One picture in either shape; undefined where there is none or it is broken. */
export function pictureOf(value: unknown): WirePicture | undefined {
  const inner = isRecord(value) && 'data' in value ? value.data : value;
  const result = v.safeParse(PictureAttributes, attributesOf(inner));
  if (!result.success) return undefined;
  const { url, alternativeText, width, height, updatedAt, formats } = result.output;
  return {
    url,
    alternativeText,
    ...(formats?.thumbnail ? { thumbnailUrl: formats.thumbnail.url } : {}),
    ...(updatedAt ? { version: updatedAt } : {}),
    ...(width && height ? { width, height } : {}),
  };
}

/** A list of pictures in either shape; broken ones are left out. */
export function picturesOf(value: unknown): readonly WirePicture[] {
  const inner = isRecord(value) && 'data' in value ? value.data : value;
  if (!Array.isArray(inner)) return [];
  return inner.map(pictureOf).filter((picture) => picture !== undefined);
}

/** A media field that may be missing, in either shape. */
export const WirePictureField = v.pipe(v.nullish(v.unknown(), null), v.transform(pictureOf));
export const WirePicturesField = v.pipe(v.nullish(v.unknown(), null), v.transform(picturesOf));
