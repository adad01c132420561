import { isRecord } from '../../platform/record.ts';

export const FORBIDDEN_MESSAGE = 'You do not have the right to do this.';

/** Returns what the CMS says about an error. Undefined if no answer came, or if the CMS failed (5xx). */
export function serverMessage(error: unknown): string | undefined {
  if (!isRecord(error) || typeof error.status !== 'number' || error.status >= 500) return undefined;
  if (error.status === 403) return FORBIDDEN_MESSAGE;
  return String(error.message);
}
