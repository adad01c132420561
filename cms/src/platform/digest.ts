import { createHash } from 'node:crypto';

/**
 * Returns 16 hexadecimal digits that are equal for equal texts. Databases hold such digests of the sample
 * (`sample/seeded-digests.ts`), so their form must stay.
 */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
