import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useHydrated } from '../../use-hydrated.ts';

/** How the dropdown was opened: after a mouse opened it by passing over, a click makes it stay. */
type Opening = 'hover' | 'press';

/**
 * The behaviour of the Projects dropdown (2.3, 4.5, R22): hover opens; another tab or the page's body
 * under the mouse closes, as do Escape, a press elsewhere and any navigation; the arrow keys open it
 * and move through its links. Before hydration the style sheet alone opens and closes it.
 */
export function useDropdown() {
  const hydrated = useHydrated();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ how: Opening; at: string }>();
  // Opened on another page is closed on this one.
  const open = hydrated && opened?.at === key;
  const itemRef = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  const close = () => setOpened(undefined);
  const show = (how: Opening) => setOpened({ how, at: key });

  // The mouse may rest on the tab, or the focus in the list, while React hydrates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on hydration
  useEffect(() => {
    if (!hydrated) return;
    if (panelRef.current?.contains(document.activeElement)) show('press');
    else if (matchMedia('(hover: hover)').matches && itemRef.current?.matches(':hover')) {
      show('hover');
    }
  }, [hydrated]);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const isOutside = (target: EventTarget | null): target is Element =>
      target instanceof Element && !itemRef.current?.contains(target);
    document.addEventListener(
      'pointerover',
      ({ pointerType, target }) => {
        if (pointerType !== 'mouse' || !isOutside(target)) return;
        // The bar's own ground closes nothing: the way from the tab to the list may lead over it.
        if (!target.closest('header') || target.closest('[data-tab]')) setOpened(undefined);
      },
      options,
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (isOutside(target)) setOpened(undefined);
      },
      options,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        if (itemRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
        setOpened(undefined);
      },
      options,
    );
    return () => listening.abort();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    const links = [...(panelRef.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const to = indexFor(event.key, at, links.length);
    if (to === undefined) return;
    event.preventDefault();
    // The list must be there before one of its links can take the focus.
    if (!open) flushSync(() => show('press'));
    links[to]?.focus();
  }

  return {
    hydrated,
    open,
    itemRef,
    buttonRef,
    panelRef,
    hover: () => {
      if (!open) show('hover');
    },
    press: () => (open && opened?.how === 'press' ? close() : show('press')),
    close,
    onKeyDown,
  };
}

/** Index of the link that a key leads to; `at` is -1 on the tab and its button. */
function indexFor(key: string, at: number, count: number): number | undefined {
  const inside = at >= 0;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return inside ? (at - 1 + count) % count : count - 1;
  if (key === 'Home' && inside) return 0;
  if (key === 'End' && inside) return count - 1;
  return undefined;
}
