import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../use-hydrated.ts';

/**
 * The side menu is a modal dialog: the browser keeps the focus inside and gives it back (2.3, 4.5).
 * Before hydration the address `#{id}` shows it; a menu that was opened so stays open.
 */
export function useSideMenu(id: string) {
  const hydrated = useHydrated();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on hydration
  useEffect(() => {
    if (!hydrated || window.location.hash !== `#${id}`) return;
    show();
    // Without the menu's address a reload, or the back button, does not open it again.
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0]);
  }, [hydrated]);

  // Every navigation, the back button included, leads to a page, not to a menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => () => dialogRef.current?.close(), [key]);

  // Escape and a phone's back gesture close the dialog, too.
  return { hydrated, open, dialogRef, show, close, onClose: () => setOpen(false) };
}
