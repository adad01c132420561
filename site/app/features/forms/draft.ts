/**
 * What a visitor has typed, kept in this browser tab alone until it is sent: it outlives a reload
 * and a crash, and ends with the tab, since phones and college computers have several users.
 */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /** The key of the first attempt to send exactly these values. */
  readonly attempt?: { readonly key: string; readonly values: string };
}

/** Stands in where the browser's storage is shut off or full: what an attempt to send rests on (R13). */
const inMemory = new Map<string, Draft>();

const nameOf = (kind: string) => `form:${kind}`;

/** The draft of a form, or undefined where there is none. */
export function loadDraft(kind: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(kind)) ?? 'null');
    return isDraft(stored) ? stored : inMemory.get(kind);
  } catch {
    return inMemory.get(kind);
  }
}

/** Keeps the draft; without storage for as long as the page is open. */
export function saveDraft(kind: string, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(kind), JSON.stringify(draft));
    inMemory.delete(kind);
  } catch {
    inMemory.set(kind, draft);
  }
}

export function dropDraft(kind: string): void {
  inMemory.delete(kind);
  try {
    sessionStorage.removeItem(nameOf(kind));
  } catch {}
}

/** The key for these values: that of an earlier attempt with the same ones, else a new one. */
export function keyFor(draft: Draft | undefined, values: string): string {
  return draft?.attempt?.values === values ? draft.attempt.key : newKey();
}

function newKey(): string {
  // Missing where the page did not come over TLS.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value)) return false;
  const { values } = value;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((each) => typeof each === 'string')
  );
}
