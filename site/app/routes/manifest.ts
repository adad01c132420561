import { getOrganisation } from '../cms/organisation.ts';
import shipped from '../manifest.json' with { type: 'json' };
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/manifest.ts';

/** What a phone shows that has put the website on its home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, mark } = await getOrganisation(context.get(siteContext).content);
  const own = mark && [160, 480].map((width) => ({ src: `/images/${width}/${mark.address}` }));
  const icons = own ?? shipped.icons;
  const manifest = { ...shipped, name, short_name: name, description: tagline, icons };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
