import type { ClientInstrumentation } from 'react-router';

/** Where the link leads that the router follows at the moment. */
let target: URL | undefined;

/**
 * Opens the page of a link as a document when its script is missing, as in a tab from before a release.
 * By itself React Router reloads the page that the visitor wants to leave; in a browser without the
 * Navigation API it still does.
 */
export const openAfterRelease: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(follow, { to, currentUrl, formMethod }) {
        const isLink = typeof to === 'string' && formMethod === undefined;
        const own = isLink ? new URL(to, new URL(currentUrl, window.location.origin)) : undefined;
        target = own;
        await follow();
        // Another link may have been pressed meanwhile.
        if (target === own) target = undefined;
      },
    });
    if (!('navigation' in window)) return;
    window.navigation.addEventListener('navigate', (event) => {
      if (event.navigationType !== 'reload' || event.userInitiated || target === undefined) return;
      const address = target;
      event.preventDefault();
      // The browser drops a navigation that starts within this event.
      setTimeout(() => window.location.assign(address));
    });
  },
};
