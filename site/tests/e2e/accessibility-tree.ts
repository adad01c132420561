import type { Page } from '@playwright/test';

/** One thing that a screen reader comes to, as the browser tells it. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  /** Where a link leads. */
  readonly url: string | undefined;
}

/** What the browser gives to a screen reader for the whole page, in reading order. */
export async function spokenTree(page: Page): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken: Spoken[] = [];
  const walk = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    if (!node.ignored) {
      const url = node.properties?.find(({ name }) => name === 'url')?.value.value;
      spoken.push({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        url: typeof url === 'string' ? url : undefined,
      });
    }
    for (const child of node.childIds ?? []) walk(child);
  };
  const [root] = nodes;
  if (root) walk(root.nodeId);
  return spoken;
}

const controls = new Set([
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'radio',
  'checkbox',
  'DisclosureTriangle',
]);
const parts = new Set(['region', 'navigation', 'search', 'dialog', 'alertdialog']);
const pictures = new Set(['image', 'img', 'SvgRoot', 'graphics-document']);

/** What would sound wrong when these are read out, in words; empty when all is well. */
export function whatSoundsWrong(spoken: readonly Spoken[]): string[] {
  const wrong: string[] = [];
  for (const { role, name } of spoken) {
    if (!controls.has(role) && !parts.has(role) && !pictures.has(role)) continue;
    const isNamed = /[\p{L}\p{N}]/u.test(name);
    if (!isNamed) wrong.push(`${role} without a name`);
    // A name that begins so has lost what should come first.
    if (isNamed && /^[\s(,:;.)]/.test(name)) wrong.push(`${role} begins oddly: "${name}"`);
    if (isNamed && / [,.:;]/.test(name)) wrong.push(`${role} with a stray pause: "${name}"`);
    if (saysItTwice(name)) wrong.push(`${role} says it twice: "${name}"`);
  }
  return [...wrong, ...sameNames(spoken)];
}

/** "Gallery scene 1 Gallery scene 1": a picture and its caption in one link. */
function saysItTwice(name: string): boolean {
  return /^(.{6,}?)[\s,:–-]+\1(?:\s|$)/u.test(name);
}

/** Same words must mean the same: in a list of all links or buttons there is nothing beside them. */
function sameNames(spoken: readonly Spoken[]): string[] {
  const wrong: string[] = [];
  const links = new Map<string, string | undefined>();
  const others = new Set<string>();
  for (const { role, name, url } of spoken) {
    if (role === 'link') {
      if (links.has(name) && links.get(name) !== url) wrong.push(`two links "${name}"`);
      links.set(name, url);
    } else if (role === 'button' || parts.has(role)) {
      const said = `${role} "${name}"`;
      if (others.has(said)) wrong.push(`two of ${said}`);
      others.add(said);
    }
  }
  return wrong;
}
