const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the address is one that only this machine itself can open. */
export function isThisMachine(url: string): boolean {
  return NAMES.includes(new URL(url).hostname);
}
