/** The code or name of an error, such as ECONNREFUSED or 550: its message may quote a submission. */
export function errorCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown reason';
  const { cause } = thrown;
  // `fetch` says in the cause why it failed.
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  const parts: unknown[] = ['code' in thrown ? thrown.code : thrown.name];
  // A mail server's answer, such as 550.
  if ('responseCode' in thrown) parts.push(thrown.responseCode);
  return parts.join(' ');
}
