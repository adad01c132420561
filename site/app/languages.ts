/**
 * Every language that the site can speak: its name, as its readers look for it, and its script, as Unicode
 * calls it. English is the specification's, at its addresses (R38). `npm run check` names what else a language
 * needs (docs/translating.md).
 */
export const languageTable = {
  en: { name: 'English', script: 'Latin' },
  ml: { name: 'മലയാളം', script: 'Malayalam' },
  ta: { name: 'தமிழ்', script: 'Tamil' },
  kn: { name: 'ಕನ್ನಡ', script: 'Kannada' },
  hi: { name: 'हिन्दी', script: 'Devanagari' },
} as const;
export type Language = keyof typeof languageTable;
export type TranslatedLanguage = Exclude<Language, 'en'>;

export const languages = Object.keys(languageTable).filter(
  (code): code is Language => code in languageTable,
);
export const translatedLanguages = languages.filter((language) => language !== 'en');

/** The start of a language's addresses; English has none. */
export function prefixOf(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** The address of a page in a language: `/team` is `/ml/team` in Malayalam, and `/` is `/ml`. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix === ''
    ? path
    : prefix + path.replace(/^\/(?=$|[?#])/, '').replace(/^\/_\.data/, '.data');
}

/** Whether a link that an editor wrote leads to a page of this site, and not to a file or another site. */
export function isPageLink(link: string): boolean {
  const isFile = /^\/(?:docs|files|images|media|uploads)\/|^[^?#]*\.[a-z]+(?:[?#]|$)/.test(link);
  return link.startsWith('/') && !isFile;
}

/** A link that an editor wrote, leading to the page or the feed in the language; files are the same in all. */
export function linkIn(language: Language, link: string): string {
  const isFeed = link === '/stories/feed.xml';
  return isPageLink(link) || isFeed ? addressIn(language, link) : link;
}

/** The language of an address, and the page's path in English. The data of `/ml` is `/ml.data`. */
export function splitAddress(pathname: string, offered: readonly Language[]) {
  const [, first = ''] = pathname.split('/', 2);
  const [, name = '', data = ''] = /^([a-z]{2})(\.data)?$/i.exec(first) ?? [];
  const language = offered.find((each) => each !== 'en' && each === name.toLowerCase());
  if (language === undefined) return { language: 'en', path: pathname } as const;
  const rest = pathname.slice(first.length + 1);
  return { language, path: data && rest === '' ? '/_.data' : rest || '/' };
}

/** A day, such as `2025-07-01`, in words: `1 July 2025`, as people in India write it in English. */
export function dayIn(language: Language, date: string, english = 'en-IN'): string {
  const locale = language === 'en' ? english : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}
