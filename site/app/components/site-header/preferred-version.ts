import type { Language } from '../../languages.ts';
import type { Version } from '../../use-versions.ts';

/**
 * The version of the page to offer to a browser: in the first of its languages that the site knows.
 * Undefined where that is the page's own language, or where the page is not translated.
 */
export function preferredVersion(
  preferred: readonly string[],
  shown: Language,
  versions: readonly Version[],
): Version | undefined {
  for (const tag of preferred) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (language === shown) return undefined;
    const version = versions.find((each) => each.language === language);
    if (version !== undefined) return version.isSamePage ? version : undefined;
  }
  return undefined;
}
