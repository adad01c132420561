/** The characters that React escapes. */
const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" },
};
const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

/** Every start tag `name` of a page, as its attributes. */
export function tags(html: string, name: string): Record<string, string>[] {
  const pattern = new RegExp(`<${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'gi');
  return [...html.matchAll(pattern)].map((match) => {
    const attributes: Record<string, string> = {};
    for (const [, key, double, single] of (match[1] ?? '').matchAll(
      /([\w:-]+)(?:="([^"]*)"|='([^']*)')?/g,
    )) {
      if (key) attributes[key.toLowerCase()] = decode(double ?? single ?? '');
    }
    return attributes;
  });
}

/** The texts between the tags, without comments, scripts and styles. */
function piecesOf(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/gi, '<br>')
    .split(/<[^>]+>/)
    .map(decode);
}

/** The words between the tags, one space between any two. */
export function textOf(html: string): string {
  return piecesOf(html).join(' ').replace(/\s+/g, ' ').trim();
}

/** Each text of a page that is seen or read aloud, and those of its head. */
export function textPieces(html: string): string[] {
  const attributes = ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
      decode(value),
    ),
  );
  const { description = '', 'og:title': title = '', 'og:image:alt': alt = '' } = headOf(html).meta;
  return [...piecesOf(html), ...attributes, description, title, alt].map((piece) => piece.trim());
}

/** The text of the page's first h1. */
export function headingOf(html: string): string {
  return textOf(/<h1\b[^>]*>[\s\S]*?<\/h1>/i.exec(html)?.[0] ?? '');
}

interface Head {
  title: string;
  canonical: string | undefined;
  /** By `name` or `property`. */
  meta: Record<string, string>;
}

/** What section 2.2 asks of a page's head. */
export function headOf(html: string): Head {
  const head = /<head\b[\s\S]*?<\/head>/i.exec(html)?.[0] ?? '';
  const meta: Record<string, string> = {};
  for (const { name, property, content } of tags(head, 'meta')) {
    const key = name ?? property;
    if (key !== undefined && content !== undefined) meta[key] = content;
  }
  return {
    title: textOf(/<title\b[^>]*>[\s\S]*?<\/title>/i.exec(head)?.[0] ?? ''),
    canonical: tags(head, 'link').find((link) => link.rel === 'canonical')?.href,
    meta,
  };
}

/** Every address that a page or style sheet makes a browser ask for or offers as a link. */
export function addressesIn(text: string): string[] {
  const found = new Set<string>();
  for (const name of ['a', 'link', 'script', 'img', 'source', 'video', 'form', 'iframe', 'use']) {
    for (const tag of tags(text, name)) {
      for (const key of ['href', 'src', 'action', 'poster']) {
        const value = tag[key];
        if (value) found.add(value);
      }
      for (const part of (tag.srcset ?? tag.imagesrcset ?? '').split(',')) {
        const address = part.trim().split(/\s+/)[0];
        if (address) found.add(address);
      }
    }
  }
  for (const [, address] of text.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
    if (address) found.add(decode(address));
  }
  return [...found];
}
