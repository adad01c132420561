import anyAscii from 'any-ascii';

/** A text as a part of an address: “മഴവിൽ” gives `mlvil`, “Let’s Read” gives `lets-read`. */
export function slugFrom(text: string, max: number, otherwise: string): string {
  const words = anyAscii(text)
    .toLowerCase()
    .replace(/['`]/g, '')
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, max).replace(/-+$/, '') || otherwise;
}

export function firstFree(slug: string, isTaken: (slug: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug}-${number}`;
  return free;
}
