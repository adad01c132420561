import layers from '../../styles/layers.css?raw';

/** For a fast first paint; see docs/decisions/first-paint.md. React hydrates the disabled links. */
export function inlineCss(html: string, readCss: (href: string) => string | undefined) {
  const sheets: string[] = [];
  const page = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g,
      (link, href: string, mark: string) => {
        const css = readCss(href);
        if (css === undefined) return link;
        sheets.push(css);
        // React looks for the link that React Router marked with `#`, Vite for one without it.
        return disabled(href) + (mark === '' ? '' : disabled(href + mark));
      },
    );
  if (sheets.length === 0) return { html: page, style: '' };
  // The bundler chooses the order of the sheets; the layers keep theirs.
  const style = [layers, ...sheets].join('');
  return { html: page.replace('</head>', () => `<style>${style}</style></head>`), style };
}

function disabled(href: string): string {
  return `<link rel="stylesheet" href="${href}" disabled=""/>`;
}
