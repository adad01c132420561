import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** Makes links of the addresses and numbers in the Map `ownAddresses` of `env`, which has where each leads. */
export function linkOwnAddresses(markdown: MarkdownIt): void {
  markdown.core.ruler.push('own-addresses', (state) => {
    const { ownAddresses } = state.env;
    if (!(ownAddresses instanceof Map) || ownAddresses.size === 0) return;
    const pattern = patternOf([...ownAddresses.keys()].map(state.md.utils.escapeRE));
    for (const token of state.tokens) {
      let depth = 0;
      token.children =
        token.children?.flatMap((child) => {
          if (child.type === 'link_open') depth += 1;
          if (child.type === 'link_close') depth -= 1;
          if (child.type !== 'text' || depth > 0) return child;
          return withLinks(child, pattern, ownAddresses, state);
        }) ?? null;
    }
  });
}

/** Matches no part of a longer address or number. Letters of other scripts may follow, as in `info@…-ൽ`. */
function patternOf(escaped: readonly string[]): RegExp {
  const own = escaped.map((address) =>
    address.includes('@')
      ? String.raw`(?<![\w.!#$%&*+/=?^{|}~-])${address}(?![.-]*[\w@])`
      : String.raw`(?<![\d+]|\d[ -])${address}(?!-?\d)`,
  );
  return new RegExp(own.join('|'), 'g');
}

function withLinks(
  { content }: Token,
  pattern: RegExp,
  ownAddresses: ReadonlyMap<string, string>,
  state: StateCore,
): Token[] {
  const text = (part: string) => Object.assign(new state.Token('text', '', 0), { content: part });
  const parts: Token[] = [];
  let end = 0;
  for (const { 0: address, index } of content.matchAll(pattern)) {
    const open = new state.Token('link_open', 'a', 1);
    open.attrSet('href', ownAddresses.get(address) ?? '');
    const close = new state.Token('link_close', 'a', -1);
    parts.push(text(content.slice(end, index)), open, text(address), close);
    end = index + address.length;
  }
  return [...parts, text(content.slice(end))];
}
