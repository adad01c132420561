import { getOrganisation } from '../cms/organisation.ts';
import { siteContext } from '../cms/site-context.ts';
import { imagePath } from '../components/image-sizes.ts';
import type { Route } from './+types/manifest.ts';
import builtIn from './manifest.json' with { type: 'json' };

/** What a phone shows that has put the website on its home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, logo } = await getOrganisation(context.get(siteContext).content);
  const logoIcons = ([192, 512] as const).map(
    (side) =>
      logo && { src: imagePath(logo, `icon-${side}`), type: 'image/png', sizes: `${side}x${side}` },
  );
  const icons = logo ? logoIcons : builtIn.icons;
  const manifest = { ...builtIn, name, short_name: name, description: tagline.text, icons };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
