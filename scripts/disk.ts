import { statfs } from 'node:fs/promises';
import { Complaint } from './complaint.ts';

const GIGABYTE = 1_000_000_000;

/**
 * Stops with a clear message where the disk of `folder` has less than `needed` bytes free, before
 * an installation breaks off half way. A file system that does not tell is taken as large enough.
 */
export async function requireDiskSpace(
  folder: string,
  needed: number,
  measure: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<void> {
  const disk = await measure(folder).catch(() => null);
  if (!disk || disk.bsize === 0) return;
  const free = disk.bavail * disk.bsize;
  if (free >= needed) return;
  throw new Complaint(
    `There is not enough disk space: ${(free / GIGABYTE).toFixed(1)} GB free in ${folder}, ` +
      `about ${(needed / GIGABYTE).toFixed(1)} GB needed.\n` +
      'Free some space, then run the command again.',
  );
}
