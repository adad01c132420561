import type { BrowserContext } from '@playwright/test';

/** What a test expects to go wrong; everything else fails it. */
export interface Allowed {
  /** Texts of console messages and page errors, and addresses of failed requests. */
  readonly problems: RegExp[];
  /** Origins beside the site's own that the page may ask. */
  readonly origins: string[];
}

/**
 * Watches every page of a context: console errors and warnings, page errors, failed requests, and
 * requests to anyone but the site.
 *
 * @param ownOrigins origins that belong to the site; read at each request.
 * @returns the problems so far, in words; empty when all is well.
 */
export function watchPages(
  context: BrowserContext,
  ownOrigins: () => readonly string[],
  allowed: Allowed,
): () => string[] {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    // The browser gives up a fade between two pages when a test changes the size of its window, or is at the next
    // page before the fade begins.
    if (/Viewport size changed|Transition was skipped/.test(String(error.error()))) return;
    report(`page error: ${String(error.error())}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!/^(https?|wss?):$/.test(protocol)) return;
    if (ownOrigins().includes(origin) || allowed.origins.includes(origin)) return;
    report(`request to a third party: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    // The browser itself gives up requests of a page that is left.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    report(`failed request: ${request.url()} ${request.failure()?.errorText}`);
  });
  return () =>
    problems.filter((problem) => !allowed.problems.some((pattern) => pattern.test(problem)));
}
