import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const clientFolder = path.join(import.meta.dirname, '../client');
const sheets = new Map<string, string | undefined>();

/** Returns undefined where the style sheet would end its `<style>` element. */
export function readCss(href: string): string | undefined {
  if (!sheets.has(href)) {
    const file = path.join(clientFolder, href);
    const css = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
    sheets.set(href, css?.includes('</style') ? undefined : css);
  }
  return sheets.get(href);
}
