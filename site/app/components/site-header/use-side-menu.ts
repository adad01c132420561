import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../use-hydrated.ts';

export interface SideMenuState {
  /** False while links to the menu's own address open and close it. */
  readonly live: boolean;
  readonly open: boolean;
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  readonly show: () => void;
  readonly close: () => void;
  /** For the dialog's own close event, which Escape and a phone's back gesture cause too. */
  readonly closed: () => void;
}

/**
 * The side menu is a modal dialog: the browser keeps the focus inside and gives it back (2.3, 4.5).
 * Until React has taken over, the address `#{id}` shows it; an opened one is taken over as it is.
 */
export function useSideMenu(id: string): SideMenuState {
  const live = useHydrated();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const dialogRef = useRef<HTMLDialogElement>(null);

  const show = () => {
    const dialog = dialogRef.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // The panel itself, which can be scrolled, would take the focus and say nothing.
    dialog.querySelector<HTMLElement>('a, button')?.focus();
    setOpen(true);
  };
  const close = () => dialogRef.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the moment of taking over
  useEffect(() => {
    if (!live || window.location.hash !== `#${id}`) return;
    show();
    // Without the menu's address a reload, or the back button, does not open it once more.
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0]);
  }, [live]);

  // Wherever a navigation comes from, the back button included, it leads to a page, not to a menu.
  const pageRef = useRef(key);
  useEffect(() => {
    if (pageRef.current === key) return;
    pageRef.current = key;
    dialogRef.current?.close();
  }, [key]);

  return { live, open, dialogRef, show, close, closed: () => setOpen(false) };
}
