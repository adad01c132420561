import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useHydrated } from '../../use-hydrated.ts';

/** How the dropdown was opened: what a mouse opened by passing over, a click makes stay. */
type Opening = 'hover' | 'press';

export interface Dropdown {
  /** False while the style sheet alone opens and closes it. */
  readonly live: boolean;
  readonly open: boolean;
  /** The tab with all that belongs to it. */
  readonly itemRef: RefObject<HTMLLIElement | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly panelRef: RefObject<HTMLDivElement | null>;
  /** A mouse has come over the tab. */
  readonly hover: () => void;
  /** The button was clicked, tapped, or pressed with Enter or Space. */
  readonly press: () => void;
  readonly close: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

/**
 * The behaviour of the Projects dropdown (2.3, 4.5, R22): hover opens; another tab or the page's body
 * under the mouse closes, as do Escape, a press elsewhere and any navigation; the arrow keys open it
 * and move through its links.
 */
export function useDropdown(): Dropdown {
  const live = useHydrated();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ how: Opening; at: string }>();
  // Opened on another page is closed on this one.
  const open = live && opened?.at === key;
  const itemRef = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  const close = () => setOpened(undefined);
  const show = (how: Opening) => setOpened({ how, at: key });

  // The mouse may rest on the tab, or the focus in the list, while React takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the moment of taking over
  useEffect(() => {
    if (!live) return;
    if (panelRef.current?.contains(document.activeElement)) show('press');
    else if (matchMedia('(hover: hover)').matches && itemRef.current?.matches(':hover')) {
      show('hover');
    }
  }, [live]);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) =>
      target instanceof Element && !itemRef.current?.contains(target) ? target : undefined;
    const handlePointerOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const target = outside(event);
      // The bar's own ground closes nothing: the way from the tab to the list may lead over it.
      if (target && (!target.closest('header') || target.closest('[data-tab]'))) {
        setOpened(undefined);
      }
    };
    const handlePointerDown = (event: PointerEvent) => {
      if (outside(event)) setOpened(undefined);
    };
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (itemRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
      setOpened(undefined);
    };
    document.addEventListener('pointerover', handlePointerOver);
    document.addEventListener('pointerdown', handlePointerDown);
    document.addEventListener('keydown', handleEscape);
    return () => {
      document.removeEventListener('pointerover', handlePointerOver);
      document.removeEventListener('pointerdown', handlePointerDown);
      document.removeEventListener('keydown', handleEscape);
    };
  }, [open]);

  function handleKey(event: KeyboardEvent) {
    const links: HTMLElement[] = [...(panelRef.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const to = target(event.key, at, links.length);
    if (to === undefined) return;
    event.preventDefault();
    // The list must be there before one of its links can take the focus.
    if (!open) flushSync(() => show('press'));
    links[to]?.focus();
  }

  return {
    live,
    open,
    itemRef,
    buttonRef,
    panelRef,
    hover: () => {
      if (!open) show('hover');
    },
    press: () => (open && opened?.how === 'press' ? close() : show('press')),
    close,
    handleKey,
  };
}

/** Index of the link that a key leads to; `at` is -1 on the tab and its button. */
function target(key: string, at: number, count: number): number | undefined {
  const inside = at >= 0;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return inside ? (at - 1 + count) % count : count - 1;
  if (key === 'Home' && inside) return 0;
  if (key === 'End' && inside) return count - 1;
  return undefined;
}
