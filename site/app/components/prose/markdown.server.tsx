import MarkdownIt, { type Token } from 'markdown-it';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailHref, phoneHref } from '../../cms/contact-links.ts';
import { type ImageContext, imageFrom } from '../../cms/image.ts';
import { safeLink } from '../../cms/link.ts';
import { fillPlaceholders, getOrganisation, type Organisation } from '../../cms/organisation.ts';
import type { Site } from '../../cms/site-context.ts';
import { getHiddenPaths } from '../../cms/text-pages.ts';
import { linkIn } from '../../languages.ts';
import { CmsImage } from '../cms-image/cms-image.tsx';
import { FeedImage } from '../cms-image/feed-image.tsx';
import { acrossPhone } from '../image-sizes.ts';

// HTML in a text counts as text: the library's default.
const markdown = new MarkdownIt();
markdown.validateLink = (url) => safeLink(url) !== undefined;

/** An editor's button once wrote these tags, which would show as letters. */
const UNDERLINE = /<\/?u>/gi;

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
  const hidden = await getHiddenPaths(content);
  const env = {};
  const tokens = markdown.parse(
    linkAddresses(fillPlaceholders(text.replace(UNDERLINE, ''), organisation), organisation),
    env,
  );
  const levels = tokens.filter(isHeading).map(({ tag }) => Number(tag[1]));
  const down = top - Math.min(...levels);
  for (const token of tokens) {
    if (isHeading(token)) token.tag = `h${Math.min(6, Number(token.tag[1]) + down)}`;
    // A wide table scrolls by itself, with the keyboard too.
    if (token.type === 'table_open' && origin === undefined) token.attrSet('tabindex', '0');
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

function linkAddresses(text: string, { email, phones }: Organisation): string {
  const links = new Map(phones.map((phone) => [phone, phoneHref(phone)]));
  if (email) links.set(email, emailHref(email));
  if (links.size === 0) return text;
  const addresses = [...links.keys()].map((address) => address.replace(/\W/g, '\\$&')).join('|');
  return text.replace(
    new RegExp(`(?<![[<:])(?:${addresses})`, 'g'),
    (address) => `[${address}](${links.get(address)})`,
  );
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
