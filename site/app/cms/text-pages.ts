import * as v from 'valibot';
import type { Language } from '../languages.ts';
import { reservedSlugs } from '../pages.ts';
import pagesInEnglish from '../texts/content/pages.json' with { type: 'json' };
import { translationsOf } from '../texts/translations.ts';
import { listCall } from './calls.ts';
import { chooseTexts, type LangTexts } from './choose-texts.ts';
import { type Content, type ContentReader, readList } from './content.ts';
import { spellingAmong } from './entry-lookup.ts';
import { type Facts, noFacts, translatedFacts } from './facts.ts';
import { Media, RequiredText, slugPattern, Text } from './fields.ts';
import { type ContentImage, imageFrom } from './image.ts';
import { isSampleOrganisation } from './organisation.ts';

const blank = { title: '', description: '', body: '', linked: '', footerLabel: '', updatedOn: '' };
const sharedFields = ['slug', 'linked', 'updatedOn'] as const;

/** A page of text (2.1): one that every site has, or one of the editors. */
type TextPage = LangTexts<typeof blank & { slug: string }, (typeof sharedFields)[number]> & {
  readonly image?: ContentImage | undefined;
  /** Whether the organisation has no such page: it is not found, and has no link. */
  readonly isHidden?: boolean;
};

const bodies = import.meta.glob<string>('../texts/content/**/pages/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const bodyIn = (folder: string, slug: string) =>
  bodies[`../texts/content/${folder}pages/${slug}.md`] ?? '';

/** The built-in texts have the names of the CMS's fields: a page's slug is its `address`. */
const builtIn = pagesInEnglish.map(({ address: slug, ...texts }) => ({
  ...blank,
  ...texts,
  slug,
  body: bodyIn('', slug),
}));

const translations = translationsOf('pages');

/** What is built in of a page, in English and in the language: nothing of a page that editors added. */
function builtInTexts(language: Language, slug: string, facts: Facts) {
  const translated = translations(language);
  const page = Array.isArray(translated)
    ? translated.find((page) => page.address === slug)
    : undefined;
  // The story is a fact of the organisation.
  if (slug === 'our-story') {
    const body = translatedFacts(facts, language).ourStory ?? '';
    return { builtIn: { ...page, body }, builtInEnglish: { body: facts.ourStory } };
  }
  return { builtIn: { ...page, body: bodyIn(`${language}/`, slug) } };
}

function builtInPages(language: Language, facts: Facts): readonly TextPage[] {
  return builtIn.map((page) =>
    chooseTexts(page, sharedFields, language, builtInTexts(language, page.slug, facts)),
  );
}

export const textPagesCall = {
  ...listCall(
    '/api/pages?populate=*',
    {
      texts: { title: Text, description: Text, body: Text, footerLabel: Text },
      fields: {
        address: v.pipe(RequiredText, v.regex(slugPattern)),
        linked: Text,
        visitorsSee: Text,
        picture: Media,
        updatedOn: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
      },
    },
    (
      { address: slug, picture, visitorsSee },
      context,
      { english, translation },
    ): TextPage | undefined => {
      const { language } = context;
      const own = builtIn.find((page) => page.slug === slug) ?? { ...blank, slug };
      const page = chooseTexts(own, sharedFields, language, {
        english,
        translated: translation,
        ...builtInTexts(language, slug, context.facts),
      });
      const isEmpty = page.title.text === '' || (page.body.text === '' && !isBuiltInPage(slug));
      if (isEmpty || reservedSlugs.includes(slug)) return undefined;
      const isHidden = visitorsSee === 'no-page';
      return { ...page, image: imageFrom(picture, context), isHidden };
    },
    { fallback: 'the built-in pages' },
  ),
  builtIn: [],
};

function withBuiltIn(
  written: readonly TextPage[],
  language: Language,
  facts: Facts,
): readonly TextPage[] {
  const all = [...builtInPages(language, facts), ...written];
  return [...new Map(all.map((page) => [page.slug, page])).values()];
}

/**
 * The built-in pages, as editors changed them, and the pages that editors added; without the hidden ones.
 */
export async function getTextPages(content: ContentReader): Promise<readonly TextPage[]> {
  const written = await readList(content, textPagesCall);
  // The story of the made-up organisation is no other's (R47).
  const { facts } = content;
  const isOurs = !facts.isSample || (await isSampleOrganisation(content));
  const pages = withBuiltIn(written, content.language, isOurs ? facts : noFacts);
  return pages.filter(({ isHidden }) => !isHidden);
}

/** Whether every site has the page; the others are the editors' own. */
export function isBuiltInPage(slug: string): boolean {
  return builtIn.some((page) => page.slug === slug);
}

/** Whether the page can be read in the language: ours always, that of an editor once translated. */
export function isTranslatedPage({ slug, body }: TextPage): boolean {
  return isBuiltInPage(slug) || body.lang === undefined;
}

/**
 * The slug of a page as it is spelled; undefined for an invented one, which needs no rendering. What is
 * known may be stale: then the rendering asks the CMS again.
 */
export function spellingOfPage(content: Pick<Content, 'peek'>, asked: string): string | undefined {
  const { items = [], state } = content.peek(textPagesCall);
  const visible = withBuiltIn(items, 'en', noFacts).filter(({ isHidden }) => !isHidden);
  const slugs = visible.map((page) => page.slug);
  const spelled = spellingAmong(content, 'page', { slugs, isUnknown: state === 'stale' }, asked);
  return spelled !== undefined && slugPattern.test(spelled) ? spelled : undefined;
}
