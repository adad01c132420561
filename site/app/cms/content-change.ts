import * as v from 'valibot';

/** What the CMS says that it changed: entries of a type, or of all; in one language, or in all. */
export type ContentChange = v.InferOutput<typeof Change>;

const Change = v.object({
  /** Such as `/api/projects`. */
  path: v.optional(v.string()),
  locale: v.optional(v.string()),
});

const Message = v.object({ changes: v.array(Change) });

/** The changes that a message of the CMS names; undefined where it names none, so that all is read. */
export function changesIn(message: string): readonly ContentChange[] | undefined {
  try {
    const { changes } = v.parse(Message, JSON.parse(message));
    return changes.length > 0 ? changes : undefined;
  } catch {
    return undefined;
  }
}

/** The other type that the entries of a read name: a story names its project. */
const TELL_OF: Readonly<Record<string, string>> = { '/api/stories': '/api/projects' };

/**
 * Whether what a read answers may be another after the change. One in any language may concern
 * English, since publishing a translation publishes what all languages share.
 */
export function concerns({ path, locale }: ContentChange, read: string): boolean {
  const [readPath = '', query] = read.split('?', 2);
  if (path !== undefined && readPath !== path && TELL_OF[readPath] !== path) return false;
  const language = new URLSearchParams(query).get('locale') ?? 'en';
  return locale === undefined || language === 'en' || language === locale;
}
