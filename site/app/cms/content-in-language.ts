import type { Language } from '../languages.ts';
import { builtInOf, type ContentCall, type ParseContext } from './calls.ts';
import type { Content, ContentReader } from './content.ts';
import { isInLanguage } from './pair-entries.ts';
import { projectsCall } from './projects.ts';
import { withQuery } from './read-entries.ts';

interface Parsed {
  readonly entries: readonly unknown[];
  readonly translations: readonly unknown[];
  readonly items: unknown;
}

/** The content of `english` in another language: what is not translated stays English (R38). */
export function createContentIn(
  english: ContentReader,
  language: Language,
  context: ParseContext,
): ContentReader {
  const known = new Map<string, Parsed>();
  return {
    language,
    async read(call) {
      const [{ items, entries, state }, translation] = await Promise.all([
        english.read(call),
        english.read(translationCall(call, language)),
      ]);
      if (entries === undefined) return { items: builtInOf(call, language), state };
      const translations = translation.items ?? [];
      const last = known.get(call.path);
      if (last?.entries === entries && last.translations === translations) {
        // The path decides the call, and with it the type of the items.
        return { items: last.items as typeof items, state };
      }
      const parsed = call.parse(entries, { ...context, language }, translations);
      // There may be thousands of single entries, so their parsed items are not kept.
      if (call.changedAt) return { items: parsed, state };
      known.set(call.path, { entries, translations, items: parsed });
      return { items: parsed, state };
    },
  };
}

type EnglishCall = Pick<ContentCall<unknown>, 'path' | 'paged' | 'probe' | 'changedAt'>;

/**
 * The call for the translations. A CMS without languages answers with nothing to take, or refuses: its texts
 * are English then.
 */
export function translationCall(
  { path, paged, probe, changedAt }: EnglishCall,
  language: Language,
): ContentCall<readonly unknown[]> {
  const locale = `locale=${language}`;
  return {
    path: withQuery(path, locale),
    paged,
    ...(probe && { probe: withQuery(probe, locale) }),
    ...(changedAt && { changedAt: { ...changedAt, english: changedAt.translation } }),
    builtIn: [],
    fallback: 'English',
    quiet: true,
    parse: (entries) => entries,
  };
}

/**
 * Whether the CMS has languages, as far as is known: one without them refuses the parameter, or ignores
 * it and sends English entries.
 */
export function cmsHasLanguage(content: Pick<Content, 'peek'>, language: Language): boolean {
  const { items, entries } = content.peek(translationCall(projectsCall, language));
  if (items === undefined) return true;
  if (entries === undefined) return false;
  return entries.length === 0 || entries.some((entry) => isInLanguage(language, entry));
}
