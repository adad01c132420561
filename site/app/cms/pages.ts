import * as v from 'valibot';
import { isReserved, linksOf, type PageLink } from '../pages.ts';
import pages from '../texts/content/pages.json' with { type: 'json' };
import type { Texts } from '../texts/texts.ts';
import { listCall } from './calls.ts';
import { type Content, type ContentReader, readList } from './content.ts';
import { type ContentImage, imageFrom } from './image.ts';
import { knownOldAddresses } from './old-addresses.ts';
import { fillIn, getOrganisation } from './organisation.ts';
import { merge } from './texts.ts';
import { Media, RequiredText } from './wire.ts';

const blank = { title: '', description: '', body: '', linked: '', footerLabel: '', updatedOn: '' };

/** A page of text (2.1): one that every site has, or one of the editors. */
export interface TextPage extends Readonly<typeof blank> {
  readonly address: string;
  readonly picture?: ContentImage;
}

const bodies = import.meta.glob<string>('../texts/content/pages/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const builtIn: readonly TextPage[] = pages.map((page) => {
  const body = bodies[`../texts/content/pages/${page.address}.md`] ?? '';
  return { ...blank, ...page, body };
});

export const pagesCall = {
  ...listCall(
    '/api/pages?populate=*',
    v.looseObject({
      address: v.pipe(RequiredText, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
      picture: Media,
      updatedOn: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
    }),
    ({ address, picture, ...fields }, context): TextPage | undefined => {
      const base = builtIn.find((page) => page.address === address) ?? blank;
      const page = { ...merge(base, fields), address, picture: imageFrom(picture, context) };
      return page.title === '' || page.body === '' || isReserved(address) ? undefined : page;
    },
    { fallback: 'the built-in pages' },
  ),
  builtIn: [],
};

function withBuiltIn(written: readonly TextPage[]): readonly TextPage[] {
  const pages = new Map([...builtIn, ...written].map((page) => [page.address, page]));
  return [...pages.values()];
}

export async function getPages(content: ContentReader): Promise<readonly TextPage[]> {
  return withBuiltIn(await readList(content, pagesCall));
}

/** The footer's links (2.13): the pages of text that are linked there, then the site's own. */
export async function getFooterLinks(
  content: ContentReader,
  texts: Texts,
): Promise<readonly PageLink[]> {
  const links = (await getPages(content)).flatMap(({ address, title, footerLabel, linked }) =>
    linked === 'footer' ? [{ path: `/${address}`, label: footerLabel || title }] : [],
  );
  return fillIn([...links, ...linksOf('footer', texts)], await getOrganisation(content));
}

/** The address of a page as it is spelled; undefined for an invented one, which needs no rendering. */
export function spellingOfPage(
  content: Pick<Content, 'peek'>,
  address: string,
): string | undefined {
  const pages = withBuiltIn(content.peek(pagesCall).items ?? []);
  const known = [...pages.map((page) => page.address), ...knownOldAddresses(content, 'page')];
  return known.find((each) => each === address.toLowerCase());
}
