import * as v from 'valibot';
import { type OptionalCall, UnusableEntries } from './calls.ts';
import { type ContentImage, imageFrom } from './image.ts';
import { attributesOf, Count, imageOf, isRecord } from './wire.ts';

/** Image fields of a single type, by their names in the CMS. */
export type Images<Name extends string> = { readonly [name in Name]?: ContentImage | undefined };

/**
 * Describes the read of a single type: a reply as `builtIn`, with what editors filled in.
 * @param images the fields that hold an image; the site has files of its own where one is empty
 */
export function textsCall<Texts extends object, Image extends string = never>(
  path: string,
  builtIn: Texts,
  images: readonly Image[] = [],
): OptionalCall<Texts & Images<Image>> {
  return {
    path,
    paged: false,
    builtIn: { ...builtIn, ...imagesFrom(images, () => undefined) },
    fallback: 'the built-in texts',
    parse([entry = {}], context) {
      const fields = attributesOf(entry);
      if (!isRecord(fields)) throw new UnusableEntries(`GET ${path}: the entry has no fields`);
      const imageAt = (name: Image) => imageFrom(imageOf(fields[name]), context);
      return { ...merge(builtIn, fields), ...imagesFrom(images, imageAt) };
    },
  };
}

function imagesFrom<Name extends string>(
  names: readonly Name[],
  imageAt: (name: Name) => ContentImage | undefined,
): Images<Name> {
  // The type of an object made of entries forgets their keys.
  return Object.fromEntries(names.map((name) => [name, imageAt(name)])) as Images<Name>;
}

/** `texts`, in which every field that `entry` fills has the entry's value: no text is ever missing. */
export function merge<Texts extends object>(texts: Texts, entry: unknown): Texts {
  const fields = isRecord(entry) ? entry : {};
  const merged = Object.entries(texts).map(([name, text]) => [name, filled(text, fields[name])]);
  // Each value has the type of the one that it replaces.
  return Object.fromEntries(merged) as Texts;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function filled(builtIn: unknown, value: unknown): unknown {
  if (isText(builtIn)) {
    return (isText(value) && value.replaceAll('\r\n', '\n').trim()) || builtIn;
  }
  if (typeof builtIn === 'number') return v.parse(v.fallback(Count, undefined), value) ?? builtIn;
  if (typeof builtIn === 'boolean') return typeof value === 'boolean' ? value : builtIn;
  if (!Array.isArray(builtIn) || !Array.isArray(value)) return builtIn;
  // An entry of a repeatable component has the fields of the built-in ones, and none of their texts.
  const fields = Object.entries(Object.assign({}, ...builtIn));
  const blank = Object.fromEntries(fields.map(([name, text]) => [name, isText(text) ? '' : false]));
  const items = value.map((item) => merge(blank, item));
  const written = items.filter((item) => Object.values(item).some(Boolean));
  return written.length > 0 ? written : builtIn;
}
