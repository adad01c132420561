/**
 * Numbers from 0 up to 1 that look random and are the same for the same text, on every machine:
 * FNV-1a turns the text into 32 bits, mulberry32 goes on from there.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
