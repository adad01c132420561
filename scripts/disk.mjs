import { statfs } from 'node:fs/promises';

const GIGABYTE = 1_000_000_000;

/**
 * Tells where the disk of `folder` has too little room, before an installation breaks off half way.
 * A file system that does not tell is taken as large enough.
 * @param {string} folder
 * @param {number} needed bytes
 * @param {(folder: string) => Promise<{ bavail: number, bsize: number }>} [measure]
 * @returns {Promise<string | null>} the message, null where there is room
 */
export async function diskProblem(folder, needed, measure = statfs) {
  const disk = await measure(folder).catch(() => null);
  if (!disk || disk.bsize === 0) return null;
  const free = disk.bavail * disk.bsize;
  if (free >= needed) return null;
  return (
    `There is not enough disk space: ${(free / GIGABYTE).toFixed(1)} GB free in ${folder}, ` +
    `about ${(needed / GIGABYTE).toFixed(1)} GB needed.\n` +
    'Free some space, then run the command again.'
  );
}
