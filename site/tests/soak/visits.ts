import { routes } from '../routes.ts';
import type { Visit, Visitor } from './load.ts';

const pagesWithPictures = ['/', '/projects/project-spark', '/team', '/gallery'];

/** The addresses of backend pictures on the pages, a dozen of them. */
export async function pictureAddresses(visitor: Visitor): Promise<string[]> {
  const found = new Set<string>();
  for (const page of pagesWithPictures) {
    const { body } = await visitor.visit(page);
    for (const [address] of body.toString().matchAll(/\/pictures\/\d+\/[\w.-]+/g)) {
      if (found.size < 12) found.add(address);
    }
  }
  return [...found];
}

/** What visitors of a day ask for, in shares of a hundred. */
export async function soakVisits(
  visitor: Visitor,
  pictures: readonly string[],
  random: () => number,
): Promise<readonly Visit[]> {
  const home = (await visitor.visit('/')).body.toString();
  const assets = [...new Set(home.match(/\/assets\/[\w.-]+\.(?:js|woff2|css)/g) ?? [])];
  const oneOf = (list: readonly string[]) => () => list[Math.floor(random() * list.length)] ?? '/';
  const browser = { 'accept-encoding': 'gzip, deflate, br' };
  const anyNumber = () => Math.floor(random() * 1e9).toString(36);
  return [
    // Read as it is, to see how old it is.
    { name: 'home', share: 2, path: () => '/' },
    { name: 'page', share: 50, path: oneOf(routes.map(({ path }) => path)), headers: browser },
    { name: 'campaign', share: 5, path: () => `/?utm_source=${anyNumber()}`, headers: browser },
    { name: 'asset', share: 20, path: oneOf(assets), headers: browser },
    { name: 'picture', share: 12, path: oneOf(pictures), headers: { accept: 'image/webp' } },
    { name: 'data', share: 5, path: oneOf(['/team.data', '/projects.data']), headers: browser },
    { name: 'unknown', share: 5, path: () => `/no/${anyNumber()}`, headers: browser },
    { name: 'slide', share: 1, path: () => `/team?member=${Math.floor(random() * 12)}` },
  ];
}
