import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The scripts that a page loads, with all that they import, and their bytes as sent with brotli. */
export function scriptsOf(html: string, client: string): { files: number; bytes: number } {
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(path.join(client, address), 'utf8');
    for (const [, file] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      add(`/assets/${file}`);
    }
  };
  // React Router names the page's modules in an inline script.
  for (const [script] of html.matchAll(/<script\b[^>]*type="module"[\s\S]*?<\/script>/g)) {
    for (const [address] of script.matchAll(/\/assets\/[\w.-]+\.js/g)) add(address);
  }
  const sizeOf = (address: string) => {
    const file = path.join(client, address);
    return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
  };
  return {
    files: found.size,
    bytes: [...found].reduce((sum, address) => sum + sizeOf(address), 0),
  };
}
