/**
 * Something that whoever runs a command can mend: shown as its message alone, without a stack.
 * `message` says what is wrong and what to do about it, over one or more lines.
 */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

/** The message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The system's error code (`ENOENT`, `EADDRINUSE` …) of anything that was thrown, if it has one. */
export function codeOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
