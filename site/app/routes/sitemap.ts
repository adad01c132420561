import { getPages } from '../cms/pages.ts';
import { getProjects } from '../cms/projects.ts';
import { knownPaths } from '../pages.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content, siteUrl } = context.get(siteContext);
  const [pages, projects] = await Promise.all([getPages(content), getProjects(content)]);
  const paths = new Set([
    ...knownPaths,
    ...pages.map(({ address }) => `/${address}`),
    ...projects.flatMap(({ path }) => path ?? []),
  ]);
  const urls = [...paths].map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
