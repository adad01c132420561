import type { ContentImage } from '../cms/image.ts';
import type { OpportunityKind } from '../texts/opportunity-kinds.ts';
import { CmsImage, type CmsImageProps } from './cms-image/cms-image.tsx';

interface PageImageProps extends Omit<CmsImageProps, 'image' | 'lang' | 'maxWidth'> {
  readonly image: ContentImage | undefined;
  /** The site's own image: `images/<name>-<width>.webp`. */
  readonly name:
    | 'about-poster'
    | `activity-${1 | 2 | 3}`
    | 'contact'
    | 'hero-children'
    | 'journey'
    | `opportunity-${OpportunityKind}`;
  /** Describes the site's own image. */
  readonly alt: string;
}

const urls = import.meta.glob<string>('../images/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Every width of one image, the narrowest first. */
function builtInImages(name: string) {
  const files: { url: string; width: number }[] = [];
  for (const [path, url] of Object.entries(urls)) {
    const match = /\/([a-z0-9-]+)-(\d+)\.webp$/.exec(path);
    if (match?.[1] === name) files.push({ url, width: Number(match[2]) });
  }
  return files.sort((one, other) => one.width - other.width);
}

/** The image that editors chose for a page, else one of the site's own. */
export function PageImage({ image, name, alt, loading = 'lazy', ...rest }: PageImageProps) {
  if (image) return <CmsImage image={image} maxWidth={1280} loading={loading} {...rest} />;
  const files = builtInImages(name);
  return (
    <img
      src={files.at(-1)?.url}
      srcSet={files.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      alt={alt}
      loading={loading}
      decoding="async"
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      {...rest}
    />
  );
}
