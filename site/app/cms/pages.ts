import * as v from 'valibot';
import type { Language } from '../languages.ts';
import { isReserved, linksOf, type PageLink } from '../pages.ts';
import pages from '../texts/content/pages.json' with { type: 'json' };
import { translationsOf } from '../texts/content-in.ts';
import type { Texts } from '../texts/texts.ts';
import { listCall, type Translated } from './calls.ts';
import { type Content, type ContentReader, readList } from './content.ts';
import { type ContentImage, imageFrom } from './image.ts';
import { knownOldAddresses } from './old-addresses.ts';
import { fillPlaceholders, getOrganisation } from './organisation.ts';
import { merge, mergeTranslated } from './texts-call.ts';
import { Media, RequiredText } from './wire.ts';

const blank = { title: '', description: '', body: '', linked: '', footerLabel: '', updatedOn: '' };

/** A page of text (2.1): one that every site has, or one of the editors. */
export interface TextPage extends Readonly<typeof blank>, Translated {
  readonly address: string;
  readonly picture?: ContentImage;
}

const bodies = import.meta.glob<string>('../texts/content/**/pages/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const bodyIn = (folder: string, address: string) =>
  bodies[`../texts/content/${folder}pages/${address}.md`] ?? '';

const builtIn: readonly TextPage[] = pages.map((page) => ({
  ...blank,
  ...page,
  body: bodyIn('', page.address),
}));

const translations = translationsOf('pages');

/** Ours in another language: a page whose text is not translated has it in English. */
function builtInPages(language: Language): readonly TextPage[] {
  if (language === 'en') return builtIn;
  const translated = translations(language);
  return builtIn.map((page) => {
    const own = Array.isArray(translated)
      ? translated.find(({ address }) => address === page.address)
      : undefined;
    const body = bodyIn(`${language}/`, page.address);
    return { ...merge(page, { ...own, body }), english: body === '' ? ['body'] : [] };
  });
}

export const pagesCall = {
  ...listCall(
    '/api/pages?populate=*',
    v.looseObject({
      address: v.pipe(RequiredText, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      picture: Media,
      updatedOn: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
    }),
    ({ address, picture, ...fields }, context): TextPage | undefined => {
      const page = {
        ...mergePage(address, fields, context.language),
        address,
        picture: imageFrom(picture, context),
      };
      return page.title === '' || page.body === '' || isReserved(address) ? undefined : page;
    },
    { fallback: 'the built-in pages' },
  ),
  builtIn: [],
};

function mergePage(address: string, fields: Readonly<Record<string, unknown>>, language: Language) {
  const ofAddress = (page: TextPage) => page.address === address;
  const english = builtIn.find(ofAddress) ?? { ...blank, address };
  if (language === 'en') return merge(english, fields);
  const shipped = builtInPages(language).find(ofAddress) ?? english;
  const merged = mergeTranslated(english, shipped, fields);
  const { english: untranslated = [] } = merged;
  const { english: untranslatedHere = [] } = shipped;
  // A body that no editor changed is as it ships, perhaps in English.
  const isShipped = merged.body === shipped.body;
  return { ...merged, english: isShipped ? untranslated.concat(untranslatedHere) : untranslated };
}

function withBuiltIn(written: readonly TextPage[], language: Language): readonly TextPage[] {
  const pages = [...builtInPages(language), ...written];
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}

export async function getPages(content: ContentReader): Promise<readonly TextPage[]> {
  return withBuiltIn(await readList(content, pagesCall), content.language);
}

/** Whether the page can be read in the language: ours always, that of an editor once translated. */
export function isTranslatedPage({ address, english = [] }: TextPage): boolean {
  return builtIn.some((page) => page.address === address) || !english.includes('body');
}

/** The footer's links (2.13): the pages of text that are linked there, then the site's own. */
export async function getFooterLinks(
  content: ContentReader,
  texts: Texts,
): Promise<readonly PageLink[]> {
  const linked = (await getPages(content)).filter((page) => page.linked === 'footer');
  const links = linked.map(({ address, title, footerLabel }) => {
    return { path: `/${address}`, label: footerLabel || title };
  });
  return fillPlaceholders([...links, ...linksOf('footer', texts)], await getOrganisation(content));
}

/** The address of a page as it is spelled; undefined for an invented one, which needs no rendering. */
export function spellingOfPage(
  content: Pick<Content, 'peek'>,
  address: string,
): string | undefined {
  const pages = withBuiltIn(content.peek(pagesCall).items ?? [], 'en');
  const known = [...pages.map((page) => page.address), ...knownOldAddresses(content, 'page')];
  return known.find((each) => each === address.toLowerCase());
}
