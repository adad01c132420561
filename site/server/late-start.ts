/**
 * The page's own starter, run in the visitor's browser: the site's modules are fetched, and given the
 * page's data, at the first sign of the visitor's hand, be it a touch, a key, the pointer or the wheel.
 * Until then links and forms work by themselves, and a page that is only read costs no script at all.
 * A failed start is tried again at the next sign.
 */
function start(): void {
  const source = document.getElementById('late-start');
  if (!source) return;
  const { modules = '', positions } = source.dataset;
  let begun = false;

  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const append = (name: 'link' | 'script', properties: object) =>
    document.head.appendChild(Object.assign(document.createElement(name), properties));

  function begin(): void {
    if (begun || !source) return;
    begun = true;
    for (const href of modules.split(' ')) append('link', { rel: 'modulepreload', href });
    // From here on as the framework's own inline scripts do it, which `page-html.ts` has made data of.
    if (!history.state?.key) {
      history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
    }
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(textOf('page-data'));
        controller.close();
      },
    }).pipeThrough(new TextEncoderStream());
    const context: object = Object.assign(JSON.parse(textOf('page-context')), { stream });
    Object.assign(window, { __reactRouterContext: context });
    append('script', {
      type: 'module',
      textContent: source.textContent,
      onerror() {
        begun = false;
      },
    });
  }

  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']) {
    addEventListener(sign, begin, { passive: true, capture: true });
  }
  // Only who was here before has a place to be led back to.
  if (positions && history.state?.key) {
    try {
      const top = JSON.parse(sessionStorage.getItem(positions) ?? '{}')[history.state.key];
      if (top > 0) scrollTo(0, top);
    } catch {
      // Storage may be forbidden.
    }
  }
  // A page that is shown again where it was left was scrolled before anybody could listen. An observer
  // tells after the first paint; to read `scrollY` here would lay the page out while it is being read.
  new IntersectionObserver(([body], observer) => {
    observer.disconnect();
    if (body && body.boundingClientRect.top < 0) begin();
  }).observe(document.body);
}

/** It stands in every page: without the blanks that only its readers need. */
export const lateStart = `(${start.toString()})()`
  .replaceAll(/\s*\n\s*/g, '\n')
  .replaceAll(/ ?([={}(),:?<>|&]) ?/g, '$1');
