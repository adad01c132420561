import * as v from 'valibot';
import { slugInAnyScript } from './slug-pattern.ts';

// Strapi 4 wraps every media field in `data` and every entry in `attributes`, Strapi 5 does not (R3).

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function attributesOf(entry: unknown): unknown {
  return isRecord(entry) && isRecord(entry.attributes) ? entry.attributes : entry;
}

export function unwrapData(value: unknown): unknown {
  return isRecord(value) && 'data' in value ? value.data : value;
}

export const Media = v.optional(v.unknown());

export const Text = v.pipe(v.nullish(v.string(), ''), v.trim());

export const RequiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A count that may be missing; Strapi sends big integers and decimals as strings. */
export const Count = v.pipe(
  v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.toNumber())])),
  v.transform((value) => value ?? undefined),
  v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
);

/** A part of a path; undefined for anything else. */
export const Slug = v.pipe(
  Text,
  v.transform((value) => (slugInAnyScript.test(value) ? value : undefined)),
);

/** The slug of a page of text or of a story, as the CMS takes it. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The part of an image that stays in view where it is cropped, in percent of its sides. */
export const FocalPoint = v.fallback(v.optional(v.object({ x: Percent, y: Percent })), undefined);
