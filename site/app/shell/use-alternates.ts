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
  return untranslated.map(({ language, paths }) => {
    const isSamePage = path !== undefined && !paths.includes(path);
    return { language, address: addressIn(language, isSamePage ? path : '/'), isSamePage };
  });
}
