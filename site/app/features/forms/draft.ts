/**
 * What a visitor has typed, in this browser tab until it has been sent. It survives a reload and ends
 * with the tab, since phones and college computers have several users.
 */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /** The key of the latest attempt to send, and exactly what it sent. */
  readonly attempt?: { readonly key: string; readonly sent: string };
}

export function loadDraft(kind: string): Draft | undefined {
  try {
    // Only this site's pages write there.
    const stored: Draft | null = JSON.parse(sessionStorage.getItem(`form:${kind}`) ?? 'null');
    return stored?.values ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(kind: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(`form:${kind}`, JSON.stringify(draft));
    else sessionStorage.removeItem(`form:${kind}`);
  } catch {
    // Storage is off or full: what was typed then lasts as long as the page.
  }
}

/** The key for these values: that of an earlier attempt with the same ones, else a new one (R13). */
export function keyFor(draft: Draft | undefined, sent: string): string {
  return draft?.attempt?.sent === sent ? draft.attempt.key : newKey();
}

/** A UUID. `crypto.randomUUID` is missing where the page did not come over TLS. */
function newKey(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
