import type { ContentReader } from '../cms/content.ts';
import { entryPages, getHiddenPaths } from '../cms/entry-pages.ts';
import { siteContext } from '../cms/site-context.ts';
import { untranslatedPaths } from '../cms/untranslated.ts';
import { escapeMarkup } from '../components/escape-markup.ts';
import { legalXml } from '../components/legal-xml.ts';
import { addressIn } from '../languages.ts';
import { knownPaths } from '../pages.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content, contentIn, languages, siteUrl } = context.get(siteContext);
  const pagesIn = async (reader: ContentReader) =>
    (await Promise.all(Object.values(entryPages).map(({ getPages }) => getPages(reader)))).flat();
  const [hidden, untranslated, entries] = await Promise.all([
    getHiddenPaths(content),
    Promise.all(languages.map((language) => untranslatedPaths(contentIn(language)))),
    Promise.all(languages.map((language) => pagesIn(contentIn(language)))),
  ]);
  const missing = untranslated.map((known, index) => {
    const others = (entries[index] ?? []).filter(({ isTranslated }) => !isTranslated);
    return new Set([...known, ...others.map(({ path }) => path)]);
  });
  const changed = entries.map(
    (known) => new Map(known.map(({ path, updatedAt }) => [path, updatedAt])),
  );
  const paths = new Set([
    ...knownPaths.filter((path) => !hidden.includes(path)),
    ...(entries[0] ?? []).map(({ path }) => path),
  ]);
  const urls = [...paths].flatMap((path) => {
    const alternates = languages
      .map((language, index) => ({
        language,
        address: escapeMarkup(siteUrl + addressIn(language, path)),
        lastModified: changed[index]?.get(path),
        isMissing: missing[index]?.has(path) ?? false,
      }))
      .filter(({ isMissing }) => !isMissing);
    const links = alternates.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    const linked = alternates.length > 1 ? links.join('') : '';
    return alternates.map(({ address, lastModified }) => {
      const day = lastModified ? `<lastmod>${escapeMarkup(lastModified)}</lastmod>` : '';
      return `<url><loc>${address}</loc>${day}${linked}</url>`;
    });
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(legalXml(xml), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
