import { useMatches } from 'react-router';
import { addressIn, type Language } from '../languages.ts';
import { useShell } from './use-shell.ts';

export interface Alternate {
  readonly language: Language;
  readonly address: string;
  /** False where the page is not translated: the address is the language's home page then. */
  readonly isSamePage: boolean;
}

/** A page in every language that the site offers, English first; `path` as in English. */
export function useAlternates(path: string | undefined): readonly Alternate[] {
  const untranslated = useShell()?.untranslated ?? [];
  const missing = missingLanguagesIn(useMatches().at(-1)?.loaderData);
  return untranslated.map(({ language, paths }) => {
    const isSamePage = path !== undefined && !paths.includes(path) && !missing.includes(language);
    return { language, address: addressIn(language, isSamePage ? path : '/'), isSamePage };
  });
}

/** There may be thousands of stories, so the loader of each says where it is not translated (`missingIn`). */
function missingLanguagesIn(loaderData: unknown): readonly unknown[] {
  const isKnown =
    typeof loaderData === 'object' && loaderData !== null && 'missingIn' in loaderData;
  return isKnown && Array.isArray(loaderData.missingIn) ? loaderData.missingIn : [];
}
