import { type MouseEvent, type ReactNode, useState } from 'react';
import { PartStatus } from '../part/part-status.tsx';
import { usePart } from '../part/use-part.ts';
import type { LightboxPicture } from './large-picture.tsx';

const load = () => import('./lightbox.tsx');

/**
 * The large view of a set of pictures, loaded when the first is opened. `linkTo` gives the props
 * of the link around a small picture: without scripts it leads to the large picture itself.
 */
export function useLightbox(pictures: readonly LightboxPicture[]): {
  readonly linkTo: (index: number) => {
    readonly href: string;
    readonly onClick: (event: MouseEvent) => void;
  };
  readonly lightbox: ReactNode;
} {
  const [open, setOpen] = useState<number>();
  const { state, part, start } = usePart(load);

  const linkTo = (index: number) => ({
    href: `/pictures/1920/${pictures[index]?.picture.address ?? ''}`,
    onClick: (event: MouseEvent) => {
      // A new tab or window is the visitor's own wish.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      start();
      setOpen(index);
    },
  });

  const lightbox =
    open === undefined || state === 'idle' ? null : state === 'ready' ? (
      <part.Lightbox pictures={pictures} first={open} onClose={() => setOpen(undefined)} />
    ) : (
      <PartStatus state={state} onRetry={start} />
    );
  return { linkTo, lightbox };
}
