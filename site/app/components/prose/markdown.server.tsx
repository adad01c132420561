import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import MarkdownIt, { type Token } from 'markdown-it';
import pLimit from 'p-limit';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailHref, phoneHref } from '../../cms/contact-links.ts';
import { getHiddenPaths } from '../../cms/entry-pages.ts';
import { type ImageContext, imageFrom } from '../../cms/image.ts';
import { safeLink } from '../../cms/link.ts';
import { fillPlaceholders, getOrganisation } from '../../cms/organisation.ts';
import type { Site } from '../../cms/site-context.ts';
import type { Labels } from '../../labels/labels.ts';
import { linkIn } from '../../languages.ts';
import { CmsImage } from '../cms-image/cms-image.tsx';
import { FeedImage } from '../cms-image/feed-image.tsx';
import { escapeMarkup } from '../escape-markup.ts';
import { acrossPhone } from '../image-sizes.ts';
import { linkOwnAddresses } from './own-addresses.server.ts';
import { videoLinkOf, videoPoster } from './video-poster.server.tsx';

// A text that is made to take long must hold up nobody (markdown.md). Beyond a limit it is shown as it was typed.
/** The CMS stores two thirds of it; the rest is what placeholders bring. */
const MAX_LETTERS = 150_000;
/** A list in a list in a list takes six. */
const MAX_NESTING = 20;
const MAX_IMAGES = 300;
/** In the addresses and titles of all links: `[a]` repeats those of its reference, however long they are. */
const MAX_LINK_LETTERS = 500_000;

/** In all rendered texts and their sources that are kept. */
const MAX_KEPT_LETTERS = 8 * 1024 * 1024;

// HTML in a text counts as text: the library's default.
const markdown = new MarkdownIt({ maxNesting: MAX_NESTING }).use(linkOwnAddresses);
markdown.validateLink = (url) => safeLink(url) !== undefined;

/** An editor's button once wrote these tags, which would show as letters. */
const UNDERLINE = /<\/?u>/gi;

const rendered = new LRUCache<string, string>({
  maxSize: MAX_KEPT_LETTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** The texts of a feed are rendered one after another, with other requests in between. */
const oneByOne = pLimit(1);

interface Source {
  /** Its placeholders are filled. */
  readonly text: string;
  /** The level of its highest headings. */
  readonly top: number;
  readonly origin: string | undefined;
  readonly ownAddresses: ReadonlyMap<string, string>;
  /** The paths of pages to which no link may lead. */
  readonly hidden: readonly string[];
}

/**
 * Gives HTML without scripts (R20). Its highest headings get the level `top`. With an `origin` it can be read
 * elsewhere: every address is whole.
 */
export async function renderMarkdown(
  text: string,
  { content, media, labels }: Pick<Site, 'content' | 'media' | 'labels'>,
  top = 2,
  origin?: string,
): Promise<string> {
  const organisation = await getOrganisation(content);
  const { email, phones } = organisation;
  const source: Source = {
    text: fillPlaceholders(text.replace(UNDERLINE, ''), organisation),
    top,
    origin,
    ownAddresses: new Map([
      ...(email === '' ? [] : [[email, emailHref(email)] as const]),
      ...phones.map((phone) => [phone, phoneHref(phone)] as const),
    ]),
    hidden: await getHiddenPaths(content),
  };
  const key = JSON.stringify({
    ...source,
    ownAddresses: [...source.ownAddresses],
    language: labels.language,
    cmsUrl: media.cmsUrl,
  });
  return oneByOne(async () => {
    const before = rendered.get(key);
    if (before !== undefined) return before;
    await setImmediate();
    const html = render(source, media, labels);
    rendered.set(key, html);
    return html;
  });
}

function render(
  { text, top, origin, ownAddresses, hidden }: Source,
  media: ImageContext,
  labels: Labels,
): string {
  if (text.length > MAX_LETTERS) return asTyped(text);
  const env = { ownAddresses };
  const tokens = markdown.parse(text, env);
  if (isTooMuch(tokens)) return asTyped(text);
  const headings = tokens.filter(isHeading);
  const down = top - headings.reduce((least, { tag }) => Math.min(least, Number(tag[1])), 6);
  for (const token of tokens) {
    if (isHeading(token)) token.tag = `h${Math.min(6, Number(token.tag[1]) + down)}`;
    // A wide table scrolls by itself, with the keyboard too.
    if (token.type === 'table_open' && origin === undefined) token.attrSet('tabindex', '0');
    const video = origin === undefined ? videoLinkOf(token) : undefined;
    if (video) {
      replaceToken(token, videoPoster(video, labels));
      continue;
    }
    let leadsAway = false;
    let leadsNowhere = false;
    for (const child of token.children ?? []) {
      if (child.type === 'link_open') {
        const link = safeLink(String(child.attrGet('href')), media.cmsUrl) ?? '';
        const href = linkIn(labels.language, link);
        child.attrSet('href', origin !== undefined && href.startsWith('/') ? origin + href : href);
        leadsAway = origin === undefined && markExternal(child);
        leadsNowhere = hidden.includes(link.replace(/[?#].*/s, ''));
        child.hidden = leadsNowhere;
      }
      if (child.type === 'link_close') child.hidden = leadsNowhere;
      if (child.type === 'link_close' && leadsAway) {
        replaceToken(
          child,
          `<span class="visually-hidden"> ${labels.controls.newWindow}</span></a>`,
        );
      }
      if (child.type === 'image') replaceToken(child, imageOf(child, media, origin));
    }
  }
  return markdown.renderer.render(tokens, markdown.options, env);
}

function isHeading({ type }: Token): boolean {
  return type === 'heading_open' || type === 'heading_close';
}

function isTooMuch(tokens: readonly Token[]): boolean {
  let images = 0;
  let linkLetters = 0;
  for (const { type, attrs } of tokens.flatMap(({ children }) => children ?? [])) {
    if (type === 'image') images += 1;
    for (const [, value] of attrs ?? []) linkLetters += String(value).length;
  }
  return images > MAX_IMAGES || linkLetters > MAX_LINK_LETTERS;
}

function asTyped(text: string): string {
  const paragraphs = escapeMarkup(text).split(/\n{2,}/);
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>\n`).join('');
}

function markExternal(link: Token): boolean {
  const isExternal = /^https?:/i.test(String(link.attrGet('href')));
  if (isExternal) link.attrSet('target', '_blank');
  if (isExternal) link.attrSet('rel', 'noopener noreferrer');
  return isExternal;
}

function imageOf(token: Token, media: ImageContext, origin: string | undefined): string {
  // Without the signs of Markdown, such as the backslash in `\[`.
  const alternativeText = markdown.renderer.renderInlineAsText(
    token.children ?? [],
    markdown.options,
    {},
  );
  const image = imageFrom({ url: token.attrGet('src'), alternativeText }, media);
  if (image === undefined) return '';
  if (origin !== undefined)
    return renderToStaticMarkup(<FeedImage image={image} origin={origin} />);
  const sizes = `(min-width: 45rem) 44rem, ${acrossPhone}`;
  return renderToStaticMarkup(<CmsImage image={image} sizes={sizes} width={960} height={640} />);
}

function replaceToken(token: Token, html: string): void {
  token.type = 'html_inline';
  token.content = html;
}
