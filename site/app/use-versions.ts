import { useRouteLoaderData } from 'react-router';
import { addressIn, type Language } from './languages.ts';
import type { loader } from './root.tsx';
import { useTexts } from './texts/use-texts.ts';

export interface Version {
  readonly language: Language;
  readonly address: string;
  /** False where the page is not translated: the address is the language's home page then. */
  readonly isSamePage: boolean;
}

/** A page in every language that the site offers, English first; `path` as in English. */
export function useVersions(path: string | undefined): readonly Version[] {
  const untranslated = useRouteLoaderData<typeof loader>('root')?.untranslated ?? [];
  return untranslated.map(({ language, paths }) => {
    const isSamePage = path !== undefined && !paths.includes(path);
    return { language, address: addressIn(language, isSamePage ? path : '/'), isSamePage };
  });
}

/** Tells of an address as in English whether its page is not in the language of this one. */
export function useIsEnglishOnly(): (address: string) => boolean {
  const { language } = useTexts();
  const untranslated = useRouteLoaderData<typeof loader>('root')?.untranslated ?? [];
  const paths = untranslated.find((version) => version.language === language)?.paths ?? [];
  return (address) => paths.some((path) => path === address.replace(/[?#].*/s, ''));
}
