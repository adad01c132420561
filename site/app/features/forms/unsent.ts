/**
 * What a visitor has typed, in this browser tab until it has been sent. It survives a reload and ends
 * with the tab, since phones and college computers have several users.
 */
export interface Unsent {
  readonly values: Readonly<Record<string, string>>;
  /** The key of the latest attempt to send, and exactly what it sent. */
  readonly attempt?: { readonly key: string; readonly sent: string };
}

export function loadUnsent(kind: string): Unsent | undefined {
  try {
    // Only this site's pages write there.
    const stored: Unsent | null = JSON.parse(sessionStorage.getItem(`form:${kind}`) ?? 'null');
    return stored?.values ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function saveUnsent(kind: string, unsent: Unsent | undefined): void {
  try {
    if (unsent) sessionStorage.setItem(`form:${kind}`, JSON.stringify(unsent));
    else sessionStorage.removeItem(`form:${kind}`);
  } catch {
    // Storage is off or full: what was typed then lasts as long as the page.
  }
}

/** The key for these values: that of an earlier attempt with the same ones, else a new one (R13). */
export function keyFor(unsent: Unsent | undefined, sent: string): string {
  return unsent?.attempt?.sent === sent ? unsent.attempt.key : newKey();
}

/** A UUID. `crypto.randomUUID` is missing where the page did not come over TLS. */
function newKey(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
