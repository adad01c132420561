import type { OpportunityKind } from '../../features/opportunities/kinds.ts';

/** The images that the site brings itself, in `app/images`. */
type SiteImageName =
  | 'about-poster'
  | `activity-${1 | 2 | 3}`
  | 'contact'
  | 'hero-children'
  | 'journey'
  | `opportunity-${OpportunityKind}`;

export interface SiteImageProps {
  readonly name: SiteImageName;
  /** What it shows; "" where the text beside it says the same. */
  readonly alt: string;
  /** The `sizes` attribute: how wide the slot is. */
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

const urls = import.meta.glob<string>('../../images/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Every width of one image, the narrowest first: the files `images/<name>-<width>.webp`. */
function filesOf(name: SiteImageName) {
  return Object.entries(urls)
    .flatMap(([path, url]) => {
      const [, file, width] = /\/([a-z0-9-]+)-(\d+)\.webp$/.exec(path) ?? [];
      return file === name ? [{ url, width: Number(width) }] : [];
    })
    .sort((one, other) => one.width - other.width);
}

/** An image that belongs to the site itself, in the width that suits the visitor's screen. */
export function SiteImage({ name, alt, sizes, loading = 'lazy', ...rest }: SiteImageProps) {
  const files = filesOf(name);
  return (
    <img
      src={files.at(-1)?.url}
      srcSet={files.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading={loading}
      decoding="async"
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      {...rest}
    />
  );
}
