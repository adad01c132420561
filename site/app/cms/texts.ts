import * as v from 'valibot';
import type { OptionalCall, ParseContext } from './calls.ts';
import { CmsError } from './client.ts';
import { attributesOf, Count, isRecord } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Describes the read of a single type: `builtIn` with what editors filled in, and its media. */
export function textsCall<Texts extends object, Media extends object = object>(
  path: string,
  builtIn: Texts,
  mediaOf?: (fields: Fields, context: ParseContext) => Media,
): OptionalCall<Texts & Partial<Media>> {
  return {
    path,
    paged: false,
    builtIn,
    fallback: 'the built-in texts',
    parse([entry = {}], context) {
      const fields = attributesOf(entry);
      if (!isRecord(fields)) throw new CmsError('unusable', `GET ${path}: the entry has no fields`);
      return { ...merge(builtIn, fields), ...mediaOf?.(fields, context) };
    },
  };
}

export function merge<Texts extends object>(texts: Texts, entry: unknown): Texts {
  const fields = isRecord(entry) ? entry : {};
  const merged = Object.entries(texts).map(([name, text]) => [name, filled(text, fields[name])]);
  // Each value has the type of the one that it replaces.
  return Object.fromEntries(merged) as Texts;
}

function filled(builtIn: unknown, value: unknown): unknown {
  if (typeof builtIn === 'string') {
    return (typeof value === 'string' && value.replaceAll('\r\n', '\n').trim()) || builtIn;
  }
  if (typeof builtIn === 'number') return v.parse(v.fallback(Count, undefined), value) ?? builtIn;
  if (typeof builtIn === 'boolean') return typeof value === 'boolean' ? value : builtIn;
  if (!Array.isArray(builtIn) || !Array.isArray(value)) return builtIn;
  // An entry of a repeatable component has the fields of the built-in ones, and none of their texts.
  const fields = Object.entries(Object.assign({}, ...builtIn));
  const blank = fields.map(([name, text]) => [name, typeof text === 'string' ? '' : false]);
  const items = value.map((item) => merge(Object.fromEntries(blank), item));
  const written = items.filter((item) => Object.values(item).some(Boolean));
  return written.length > 0 ? written : builtIn;
}
