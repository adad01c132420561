/**
 * Puts a page's style sheets into one `<style>` element for a fast first paint, and removes the links
 * that preload scripts, which would compete with the page. The style sheets' links stay, disabled,
 * because React looks for them when it hydrates the page.
 */
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
        // React Router marks a style sheet that a lazy component needs as well; Vite looks for it unmarked.
        return disabled(href) + (mark === '' ? '' : disabled(href + mark));
      },
    );
  const style = sheets.join('');
  if (style === '') return { html: page, style };
  return { html: page.replace('</head>', () => `<style>${style}</style></head>`), style };
}

function disabled(href: string): string {
  return `<link rel="stylesheet" href="${href}" disabled=""/>`;
}
