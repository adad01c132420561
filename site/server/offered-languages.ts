import type { Content } from '../app/cms/content.ts';
import { cmsHasLanguage } from '../app/cms/content-in-language.ts';
import type { Log } from '../app/cms/log.ts';
import type { Language } from '../app/languages.ts';

/** Gives those of `configured` that the CMS has; English alone where it has no languages (R38). */
export function createOfferedLanguages(
  content: Pick<Content, 'peek'>,
  configured: readonly Language[],
  log: Log,
): () => readonly Language[] {
  let isTold = false;
  return () => {
    const offered = configured.filter((each) => each === 'en' || cmsHasLanguage(content, each));
    if (offered.length < configured.length && !isTold) {
      isTold = true;
      log.warn(
        { configured, offered },
        'The CMS lacks languages of LANGUAGES: the site offers the others',
      );
    }
    return offered;
  };
}
