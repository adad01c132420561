import { getGallery } from '../cms/gallery.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { GalleryWall } from '../features/gallery/gallery-wall.tsx';
import { PageHead } from '../head/page-head.tsx';
import { siteContext } from '../site-context.ts';
import { galleryTexts } from '../texts/gallery.ts';
import type { Route } from './+types/gallery.ts';

/** Gallery (2.10). */
export async function loader({ context }: Route.LoaderArgs) {
  return { gallery: await getGallery(context.get(siteContext).content) };
}

export default function Gallery({ loaderData: { gallery } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...galleryTexts.head} path="/gallery" />
      <PageIntro heading={galleryTexts.heading}>
        <p>{galleryTexts.intro}</p>
      </PageIntro>
      <div className="content">
        <GalleryWall items={gallery} />
      </div>
    </>
  );
}
