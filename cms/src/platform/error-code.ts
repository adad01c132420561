/** Returns a code or name such as ECONNREFUSED for the log: the message may contain what a visitor wrote. */
export function errorCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown reason';
  const { cause } = thrown;
  // `fetch` puts the reason of its failure into the cause.
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  const parts: unknown[] = ['code' in thrown ? thrown.code : thrown.name];
  // Nodemailer puts the status of the mail server here, such as 550.
  if ('responseCode' in thrown) parts.push(thrown.responseCode);
  return parts.join(' ');
}
