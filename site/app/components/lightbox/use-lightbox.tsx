import { useCallback, useState } from 'react';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { imagePath } from '../image-sizes.ts';
import { LazyLoad } from '../lazy-load/lazy-load.tsx';
import { intercept } from '../on-press.ts';
import type { LightboxImage } from './lightbox.tsx';

const load = () => import('./lightbox.tsx');

/** The large view of a set of images. `linkTo` gives the props of the link around a small image. */
export function useLightbox(images: readonly LightboxImage[]) {
  const [open, setOpen] = useState<number>();
  const linkTo = useCallback(
    (index: number) => ({
      href: images[index] && imagePath(images[index].image, 1920),
      onClick: intercept(() => setOpen(index)),
    }),
    [images],
  );
  const props = { images, first: open ?? 0, onClose: () => setOpen(undefined) };
  const lightbox = open === undefined ? null : <LazyLoad load={load} props={props} />;
  return { linkTo, lightbox };
}

/** Numbers the link around a small image, since editors often describe several in the same words. */
export function OpensLarge({ place, count }: { place: number; count: number }) {
  const { largeImage } = useLabels();
  return <span className="visually-hidden">{` ${fill(largeImage.opens, { place, count })}`}</span>;
}
