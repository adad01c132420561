import type { Language } from '../../languages.ts';
import type { Alternate } from '../use-alternates.ts';

/**
 * The alternate of the page to offer to a browser: in the first of its languages that the site knows.
 * Undefined where that is the page's own language, or where the page is not translated.
 */
export function preferredAlternate(
  preferred: readonly string[],
  shown: Language,
  alternates: readonly Alternate[],
): Alternate | undefined {
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (language === shown) return undefined;
    const alternate = alternates.find((each) => each.language === language);
    if (alternate !== undefined) return alternate.isSamePage ? alternate : undefined;
  }
  return undefined;
}
