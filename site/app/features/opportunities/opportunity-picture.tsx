import type { OpportunityKind } from './kinds.ts';

/** Each kind's picture by its file name; a kind without a file has none. */
const files = import.meta.glob<string>('../../content/pictures/opportunity-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of an opportunity (2.7), cropped to the shape of its slot. */
export function OpportunityPicture({
  kind,
  alt,
  eager = false,
  className,
}: {
  readonly kind: OpportunityKind;
  readonly alt: string;
  readonly eager?: boolean;
  readonly className: string | undefined;
}) {
  const src = files[`../../content/pictures/opportunity-${kind}.webp`];
  if (src === undefined) return null;
  return (
    <img
      src={src}
      alt={alt}
      width={1200}
      height={800}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
