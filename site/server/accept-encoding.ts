export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();

/** The best encoding that the browser takes (RFC 9110, 12.5.3); `q=0` means that it does not. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const remembered = known.get(header);
  if (remembered) return remembered;
  const encoding = parse(header);
  // Browsers send a handful of values; whoever sends others does not get to fill the memory.
  if (known.size < 100) known.set(header, encoding);
  return encoding;
}

function parse(header: string): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    accepted.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
