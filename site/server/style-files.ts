import { readFileSync } from 'node:fs';
import path from 'node:path';
import { array, parse, record, string } from 'valibot';
import type { StyleReader, StyleSheet } from './page-html.ts';

const partLists = record(string(), array(string()));

/**
 * Reads built style sheets once each.
 *
 * @param folder what `/` stands for
 * @param partsFile which sheets come with which, as the build wrote it (`part-styles.ts`)
 * @throws where that file cannot be read
 */
export function createStyleReader(folder: string, partsFile: string): StyleReader {
  const parts = parse(partLists, JSON.parse(readFileSync(partsFile, 'utf8')));
  const known = new Map<string, readonly StyleSheet[]>();
  function sheetsOf(href: string): readonly StyleSheet[] {
    const before = known.get(href);
    if (before) return before;
    const own = read(folder, href);
    // A part may have parts of its own.
    const sheets = own.length === 0 ? [] : [...own, ...(parts[href] ?? []).flatMap(sheetsOf)];
    known.set(href, sheets);
    return sheets;
  }
  return sheetsOf;
}

function read(folder: string, href: string): readonly StyleSheet[] {
  if (!/^\/assets\/[\w.-]+\.css$/.test(href)) return [];
  try {
    const css = readFileSync(path.join(folder, href), 'utf8').trim();
    // What would end the style element early cannot be inlined.
    return css.includes('</style') ? [] : [{ href, css }];
  } catch {
    return [];
  }
}
