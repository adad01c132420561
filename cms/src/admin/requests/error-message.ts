import { isRecord } from '../../platform/record.ts';

export type Result<Data> = { readonly data: Data } | { readonly error?: unknown };

/** Returns what the CMS says about an error. Undefined if no answer came, or if the CMS failed (5xx). */
export function serverMessage(error: unknown): string | undefined {
  if (!isRecord(error) || typeof error.status !== 'number' || error.status >= 500) return undefined;
  if (error.status === 403) return 'You do not have the right to do this.';
  return String(error.message);
}

/** Returns what the CMS says about a failed mutation, else `fallback`. Undefined if it succeeded. */
export function errorMessage(result: Result<unknown>, fallback: string): string | undefined {
  return 'data' in result ? undefined : (serverMessage(result.error) ?? fallback);
}
