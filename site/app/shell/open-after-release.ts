import type { ClientInstrumentation } from 'react-router';

const STORED_TARGET = 'open-after-release';

/** The address of the link that the router follows at the moment. */
let target: URL | undefined;

/**
 * Opens the page of a link as a document when its script is missing, as in a tab from before a release.
 * By itself React Router reloads the page that the visitor wants to leave.
 */
export const openAfterRelease: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(follow, { to, currentUrl, formMethod }) {
        const isLink = typeof to === 'string' && formMethod === undefined;
        const opened = isLink
          ? new URL(to, new URL(currentUrl, window.location.origin))
          : undefined;
        target = opened;
        await follow();
        // Another link may have been pressed meanwhile.
        if (target === opened) target = undefined;
      },
    });
    if ('navigation' in window) window.navigation.addEventListener('navigate', replaceReload);
    else globalThis.addEventListener('pagehide', storeTarget);
  },
};

function replaceReload(event: NavigateEvent): void {
  if (event.navigationType !== 'reload' || event.userInitiated || target === undefined) return;
  const address = target;
  event.preventDefault();
  // The browser drops a navigation that starts within this event.
  setTimeout(() => window.location.assign(address));
}

/** Before version 26.2 Safari cannot replace the reload: the page leads on when it has been reloaded. */
function storeTarget(): void {
  if (target === undefined) return;
  try {
    sessionStorage.setItem(STORED_TARGET, target.href);
  } catch {
    // Storage is off: the visitor presses the link again.
  }
}

/** Leads on to what `storeTarget` stored. */
export function resumeAfterReload(): void {
  try {
    const stored = sessionStorage.getItem(STORED_TARGET);
    sessionStorage.removeItem(STORED_TARGET);
    const [document] = performance.getEntriesByType('navigation');
    const isReload = document instanceof PerformanceNavigationTiming && document.type === 'reload';
    if (isReload && stored !== null && new URL(stored).origin === window.location.origin) {
      window.location.assign(stored);
    }
  } catch {
    // Storage is off, so nothing was stored.
  }
}
