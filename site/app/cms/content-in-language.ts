import type { Language } from '../languages.ts';
import { builtInOf, type ContentCall, type ParseContext } from './calls.ts';
import type { Content, ContentReader } from './content.ts';
import { hasDocumentId, isInLanguage, namesItsEnglish } from './pair-entries.ts';
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

  function reportUnpaired(path: string, translations: readonly unknown[]): void {
    const own = translations.filter((entry) => isInLanguage(language, entry));
    const unpaired = own.filter((entry) => !namesItsEnglish(entry)).length;
    if (unpaired === 0) return;
    const details = { call: path, language, unpaired };
    context.log.warn(details, 'Translations do not say of which entry: English is shown');
  }

  return {
    language,
    facts: context.facts,
    async read(call, since = performance.now()) {
      const { items, entries, state } = await english.read(call, since);
      if (entries === undefined) return { items: builtInOf(call, language, context.facts), state };
      const translation = await english.read(translationCall(call, language, entries), since);
      const translations = translation.items ?? [];
      const last = known.get(call.path);
      if (last?.entries === entries && last.translations === translations) {
        // The path decides the call, and with it the type of the items.
        return { items: last.items as typeof items, state };
      }
      reportUnpaired(call.path, translations);
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
 * @param entries in English
 */
export function translationCall(
  { path, paged, probe, changedAt }: EnglishCall,
  language: Language,
  entries: readonly unknown[] = [],
): ContentCall<readonly unknown[]> {
  const locale = `locale=${language}`;
  const needsLocalizations = entries.length > 0 && !entries.some(hasDocumentId);
  return {
    path: withQuery(path, needsLocalizations ? withLocalizations(path, locale) : locale),
    paged,
    ...(probe && { probe: withQuery(probe, locale) }),
    ...(changedAt && { changedAt: changedAtInEither(changedAt) }),
    builtIn: [],
    fallback: 'English',
    quiet: true,
    parse: (entries) => entries,
  };
}

/** A sample translation is there only as long as its English is the sample's (R46). */
function changedAtInEither({ english, translation }: NonNullable<EnglishCall['changedAt']>) {
  return { english: `${english} ${translation}`, translation };
}

/** Strapi 4 sends with `populate=*` what a translation is one of; Strapi 5 may refuse to (R33). */
function withLocalizations(path: string, locale: string): string {
  if (path.includes('populate=*')) return locale;
  const populate = path.includes('populate[')
    ? 'populate[localizations][fields][0]=locale'
    : 'populate=localizations';
  return `${locale}&${populate}`;
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
