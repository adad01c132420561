/** The code or name of an error, such as ECONNREFUSED or 550: its message may quote a submission. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown reason';
  const { code = thrown.name, responseCode = '' } = Object(thrown);
  return `${code} ${responseCode}`.trim();
}
