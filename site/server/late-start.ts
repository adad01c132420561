/**
 * The page's own starter, run in the visitor's browser: the site's modules are fetched at the first
 * sign of the visitor's hand, be it a touch, a key, the pointer or the wheel. Until then links and forms
 * work by themselves, and a page that is only read costs no script at all. A failed start is tried
 * again at the next sign.
 */
function start(): void {
  const source = document.getElementById('late-start');
  if (!source) return;
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
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

  for (const sign of signs) addEventListener(sign, begin, { passive: true, capture: true });
  // A page that is shown again where it was left was scrolled before anybody could listen.
  if (scrollY > 0) begin();
}

export const lateStart = `(${start.toString()})()`;
