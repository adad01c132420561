import { createHash } from 'node:crypto';

/** The database stores such digests of the sample, so their form must stay. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
