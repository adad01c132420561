import { useEffect } from 'react';

/**
 * Makes Strapi's keys press the button: by themselves they act without it, and so without its warning. The
 * button is found by its label, since only a click opens its dialog and Strapi's buttons have no id.
 */
export function usePressByKeys(
  label: string | undefined,
  isMeant: ((event: KeyboardEvent) => boolean) | undefined,
): void {
  useEffect(() => {
    if (!label || !isMeant) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !isMeant(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // In a narrow window Strapi's buttons stand at the lower edge, outside of the form.
      const buttons = [...window.document.querySelectorAll('button')];
      const isOurs = (button: Element) =>
        button.textContent === label && !button.closest('[role=dialog], [role=alertdialog]');
      buttons.find(isOurs)?.click();
    };
    // A press with the mouse leaves the cursor in a text, as the buttons of its marks do.
    const keepCursor = (event: MouseEvent) => {
      const { activeElement } = window.document;
      const isInText = activeElement instanceof HTMLElement && activeElement.isContentEditable;
      const button = event.target instanceof Element && event.target.closest('button');
      if (isInText && button && button.textContent === label) event.preventDefault();
    };
    // The listener must run before Strapi's own.
    window.addEventListener('keydown', press, true);
    window.addEventListener('mousedown', keepCursor);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('mousedown', keepCursor);
    };
  }, [label, isMeant]);
}
