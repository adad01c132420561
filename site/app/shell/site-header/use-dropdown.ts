import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { wrapIndex } from '../../components/carousel.ts';
import { useHydrated } from '../../components/use-hydrated.ts';

/** After a hover has opened the dropdown, a click keeps it open. */
type Opening = 'hover' | 'press';

/** The Projects dropdown (2.3, 4.5, R22). Before hydration the style sheet opens it. */
export function useDropdown() {
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ how: Opening; at: string }>();
  // Another key of the location means that a navigation has closed it.
  const open = isHydrated && opened?.at === key;
  const itemRef = useRef<HTMLLIElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  const close = () => setOpened(undefined);
  const show = (how: Opening) => setOpened({ how, at: key });

  // The mouse may rest on the tab, or the focus in the list, while React hydrates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on hydration
  useEffect(() => {
    if (!isHydrated) return;
    if (panelRef.current?.contains(document.activeElement)) show('press');
    else if (matchMedia('(hover: hover)').matches && itemRef.current?.matches(':hover')) {
      show('hover');
    }
  }, [isHydrated]);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node && itemRef.current?.contains(target))) setOpened(undefined);
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
    const focused = links.findIndex((link) => link.matches(':focus'));
    const to = indexFor(event.key, focused, links.length);
    if (to === undefined) return;
    event.preventDefault();
    // The list must be there before one of its links can take the focus.
    if (!open) flushSync(() => show('press'));
    links[to]?.focus();
  }

  return {
    isHydrated,
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
  if (key === 'ArrowDown') return wrapIndex(at + 1, count);
  if (key === 'ArrowUp') return wrapIndex(Math.max(0, at) - 1, count);
  if (key === 'Home' && at >= 0) return 0;
  if (key === 'End' && at >= 0) return count - 1;
  return undefined;
}
