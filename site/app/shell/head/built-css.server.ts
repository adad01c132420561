import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../client');
const known = new Map<string, string | undefined>();

/** Returns undefined where the style sheet would end its `<style>` element. */
export function readCss(href: string): string | undefined {
  if (!known.has(href)) {
    const file = path.join(folder, href);
    const css = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
    known.set(href, css?.includes('</style') ? undefined : css);
  }
  return known.get(href);
}
