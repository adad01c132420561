/** An error that the user of a command can mend. The command shows its message without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
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
