import { getProjects } from '../cms/projects.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/sitemap.ts';

const fixedPaths = [
  '',
  'about-us',
  'projects',
  'our-story',
  'team',
  'opportunities',
  'opportunities/volunteer',
  'opportunities/intern',
  'opportunities/sponsor',
  'gallery',
  'contact-us',
  'privacy',
  'terms',
  'refunds-cancellations',
  'app-privacy',
];

/** Every page that a search engine should know, the backend's projects among them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, siteUrl } = context.get(siteContext);
  const projectPaths = (await getProjects(content)).flatMap(({ path }) => path?.slice(1) ?? []);
  const urls = [...fixedPaths, ...projectPaths].map(
    (path) => `<url><loc>${escapeXml(`${siteUrl}/${path}`)}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
