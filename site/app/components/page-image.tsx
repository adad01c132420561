import type { ContentImage } from '../cms/image.ts';
import { CmsImage } from './cms-image/cms-image.tsx';
import { SiteImage, type SiteImageProps } from './site-image/site-image.tsx';

interface PageImageProps extends SiteImageProps {
  readonly image: ContentImage | undefined;
}

/** The image that editors chose, else the site's own `name`, which `alt` describes. */
export function PageImage({ image, name, alt, ...slot }: PageImageProps) {
  if (image === undefined) return <SiteImage name={name} alt={alt} {...slot} />;
  return <CmsImage image={image} maxWidth={1280} {...slot} />;
}
