import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names for the classes of CSS Modules: the name in the file, and a short mark of the file. They stand in
 * every page, twice, and hardly compress: the bundler's own, with a longer mark and the number of the
 * line, are 2 % of what a phone waits for before it can paint.
 *
 * @param root the folder in which each file has the same place on every machine
 * @throws (the build) where two files have one mark and a name in common: rename a class in one of them
 */
export function classNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const place = path.relative(root, file.replace(/\?.*$/, ''));
    const mark = createHash('sha256').update(place).digest('base64url').slice(0, 3);
    const given = `${name}_${mark}`;
    const owner = owners.get(given) ?? place;
    if (owner !== place) throw new Error(`.${name} has the same name in ${owner} and in ${place}`);
    owners.set(given, place);
    return given;
  };
}
