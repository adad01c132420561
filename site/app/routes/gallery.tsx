import { getGallery } from '../cms/gallery.ts';
import { getListPage } from '../cms/list-page.ts';
import { siteContext } from '../cms/site-context.ts';
import { PageIntro } from '../components/page-intro/page-intro.tsx';
import { GalleryWall } from '../features/gallery/gallery-wall.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/gallery.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext);
  const [texts, gallery] = await Promise.all([getListPage(content), getGallery(content)]);
  return { texts, gallery };
}

export default function Gallery({ loaderData: { texts, gallery } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={texts.gallerySearchTitle}
        description={texts.gallerySearchDescription.text}
        path="/gallery"
      />
      <PageIntro heading={texts.galleryHeading} intro={texts.galleryIntro} />
      <div className="content">
        <GalleryWall items={gallery} empty={texts.galleryEmpty} />
      </div>
    </>
  );
}
