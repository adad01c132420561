import type { ContentImage } from '../cms/image.ts';
import { CmsImage } from './cms-image/cms-image.tsx';
import { SiteImage, type SiteImageProps } from './site-image/site-image.tsx';

interface PageImageProps extends SiteImageProps {
  /** The editors' image, where they have chosen one. */
  readonly image: ContentImage | undefined;
}

/** The image of a page that editors may change: theirs, else the site's own `name` with `alt`. */
export function PageImage({ image, name, alt, ...slot }: PageImageProps) {
  if (image === undefined) return <SiteImage name={name} alt={alt} {...slot} />;
  return <CmsImage image={image} maxWidth={1280} {...slot} />;
}
