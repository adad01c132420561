import { useBeforeUnload } from 'react-router-dom';

export function useWarningBeforeLeaving(isNeeded: boolean): void {
  useBeforeUnload((event) => {
    if (isNeeded) event.preventDefault();
  });
}
