/**
 * The page's own starter, run in the visitor's browser: the site's modules are fetched once the
 * page has loaded and the phone is idle, or at the first touch or key; on a page of words alone, only
 * then. Until that moment links and forms work by themselves. A failed start is tried again at the next touch or key.
 */
function start(): void {
  const source = document.getElementById('late-start');
  if (!source) return;
  const events = ['pointerdown', 'keydown', 'focusin'];
  let begun = false;

  function begin(): void {
    if (begun || !source) return;
    begun = true;
    for (const href of (source.dataset.modules ?? '').split(' ')) {
      const preload = document.createElement('link');
      preload.rel = 'modulepreload';
      preload.href = href;
      document.head.append(preload);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = source.textContent;
    script.addEventListener('error', () => {
      begun = false;
    });
    document.head.append(script);
  }

  function whenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3_000 });
    else setTimeout(begin, 300);
  }

  for (const event of events) addEventListener(event, begin, { passive: true, capture: true });
  if ('still' in document.body.dataset) return;
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

export const lateStart = `(${start.toString()})()`;
