import * as v from 'valibot';

/** What the CMS says that it changed: entries of a type, or of all; in one language, or in all. */
export type ContentChange = v.InferOutput<typeof Change>;

const Change = v.object({
  /** Such as `/api/projects`. */
  path: v.optional(v.string()),
  locale: v.optional(v.string()),
});

const Message = v.object({ changes: v.array(Change) });

/** What a webhook of Strapi sends: the whole entry, of which the language alone is read. */
const StrapiEvent = v.object({
  event: v.string(),
  /** The name of the type in the singular; a file has none. */
  model: v.optional(v.string()),
  entry: v.fallback(v.optional(v.object({ locale: v.nullish(v.string()) })), undefined),
});

/**
 * The changes that a message of the CMS names: none where an event of Strapi concerns nothing that pages show,
 * such as a form. Undefined where it cannot be told, so that all is read.
 * @param reads the paths under which the site reads content
 */
export function changesIn(
  message: string,
  reads: readonly string[] = [],
): readonly ContentChange[] | undefined {
  const sent = parsed(message);
  const ours = v.safeParse(Message, sent);
  if (ours.success) return ours.output.changes.length > 0 ? ours.output.changes : undefined;
  const strapi = v.safeParse(StrapiEvent, sent);
  if (!strapi.success) return undefined;
  const { event, model, entry } = strapi.output;
  // A file may stand anywhere.
  if (event === 'media.update' || event === 'media.delete') return undefined;
  const path = reads.map((read) => read.split('?', 1)[0]).find((read) => read && isOf(model, read));
  return path === undefined ? [] : [{ path, locale: entry?.locale ?? undefined }];
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

/** Whether entries of the model are read under the path: of `story` under `/api/stories`. */
function isOf(model: string | undefined, path: string): boolean {
  if (model === undefined) return false;
  const names = [model, `${model}s`, `${model}es`, model.replace(/y$/, 'ies')];
  return names.some((name) => path === `/api/${name}`);
}

/** Whether the change may be one of a file: a file has no type. */
export function isOfMedia({ path }: ContentChange): boolean {
  return path === undefined;
}

/** The other type that the entries of a read name: a story names its project. */
const TELL_OF: Readonly<Record<string, string>> = { '/api/stories': '/api/projects' };

/**
 * Whether what a read answers may be another after the change. One in any language may concern
 * English, since publishing a translation publishes what all languages share; one in English may concern
 * all, since the CMS leaves out sample translations of words that were changed (R46).
 */
export function concerns({ path, locale }: ContentChange, read: string): boolean {
  const [readPath = '', query] = read.split('?', 2);
  if (path !== undefined && readPath !== path && TELL_OF[readPath] !== path) return false;
  const language = new URLSearchParams(query).get('locale') ?? 'en';
  return locale === undefined || locale === 'en' || language === 'en' || language === locale;
}
