import { useBeforeUnload } from 'react-router-dom';

/** Lets the browser ask before it leaves or reloads the page. */
export function useWarningBeforeLeaving(isNeeded: boolean): void {
  useBeforeUnload((event) => {
    if (isNeeded) event.preventDefault();
  });
}
