import type { Labels } from '../labels/labels.ts';
import { linksOf, type PageLink, pages } from '../pages.ts';
import type { ContentReader } from './content.ts';
import { getHiddenPaths } from './entry-pages.ts';
import { firstWritten, type LangText } from './lang-text.ts';
import { safeLink } from './link.ts';
import { fillPlaceholders, getOrganisation } from './organisation.ts';
import { getTextPages } from './text-pages.ts';

/** The path of one page, without a folder. */
const PAGE = /^\/([a-z0-9-]*)$/;

/**
 * The links of the tab "More" (2.3), as editors ordered them. A page of the site has its own name where they wrote
 * none; one that is not there has no link.
 */
export async function getMenuLinks(
  content: ContentReader,
  labels: Labels,
): Promise<readonly PageLink[]> {
  const [organisation, textPages, hidden] = await Promise.all([
    getOrganisation(content),
    getTextPages(content),
    getHiddenPaths(content),
  ]);

  /** Undefined where the site has no such page; empty where only editors know the name. */
  function ownName(path: string): LangText | undefined {
    const slug = PAGE.exec(path)?.[1];
    if (slug === undefined) return { text: '' };
    if (hidden.includes(path)) return undefined;
    const written = textPages.find((page) => page.slug === slug);
    if (written) return firstWritten(written.footerLabel, written.title);
    const label = pages.find((page) => page.path === path)?.label;
    return label && { text: labels.pages[label] };
  }

  const links = organisation.menuLinks.flatMap(({ name, url }): PageLink[] => {
    const path = safeLink(url);
    const own = path === undefined ? undefined : ownName(path);
    if (path === undefined || own === undefined) return [];
    const { text: label, lang } = firstWritten(name, own);
    return label === '' ? [] : [{ path, label, lang }];
  });
  const unique = [...new Map(links.map((link) => [link.path, link])).values()];
  return fillPlaceholders(unique, organisation);
}

/** The footer's links (2.13): the pages of text that are linked there, then the site's own. */
export async function getFooterLinks(
  content: ContentReader,
  labels: Labels,
): Promise<readonly PageLink[]> {
  const linked = (await getTextPages(content)).filter((page) => page.linked === 'footer');
  const links = linked.map(({ slug, title, footerLabel }) => {
    const { text: label, lang } = firstWritten(footerLabel, title);
    return { path: `/${slug}`, label, lang };
  });
  const hidden = await getHiddenPaths(content);
  const sitePages = linksOf('footer', labels).filter(({ path }) => !hidden.includes(path));
  return fillPlaceholders([...links, ...sitePages], await getOrganisation(content));
}
