import { getOrganisation } from '../cms/organisation.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/manifest.ts';

/** What a phone shows that has put the website on its home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, mark } = await getOrganisation(context.get(siteContext).content);
  const shipped = [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    {
      src: '/icons/icon-maskable-512.png',
      type: 'image/png',
      sizes: '512x512',
      purpose: 'maskable',
    },
  ];
  const own = mark && [160, 480].map((width) => ({ src: `/images/${width}/${mark.address}` }));
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fff8ec',
    theme_color: '#1d2b4f',
    icons: own ?? shipped,
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
