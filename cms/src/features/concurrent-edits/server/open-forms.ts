/** A person who has an entry open. */
interface OpenForm {
  readonly personId: unknown;
  readonly name: string;
  readonly locale: string;
  /** In milliseconds, as all times here. */
  readonly since: number;
  readonly typedAt: number;
  /** The ten-second interval in which the person typed last: another one means that they typed on. */
  readonly typedInterval: string;
  readonly seenAt: number;
}

/** Who has not typed for so long is not named to the others. */
const UNTOUCHED_MS = 2 * 60_000;
/** A form that is open says so every ten seconds; a window that is closed says nothing. */
const CLOSED_MS = 25_000;

const forms = new Map<string, OpenForm>();

/** Notes that a person has the entry open, and returns the others who have. */
export function recordOpenForm(
  uid: string,
  documentId: string,
  form: Pick<OpenForm, 'personId' | 'name' | 'locale' | 'typedInterval'>,
  now = Date.now(),
): OpenForm[] {
  for (const [key, { typedAt, seenAt }] of forms) {
    // A form in which nobody types stays known: who types again had it open since the beginning.
    if (seenAt < now - CLOSED_MS && typedAt < now - UNTOUCHED_MS) forms.delete(key);
  }
  const entry = `${uid} ${documentId} `;
  const key = keyOf(uid, documentId, form.personId);
  const before = forms.get(key);
  const isSame = before?.locale === form.locale && before.typedInterval === form.typedInterval;
  forms.set(key, {
    ...form,
    since: before?.since ?? now,
    typedAt: isSame ? before.typedAt : now,
    seenAt: now,
  });
  const isHere = ({ typedAt, seenAt }: OpenForm) =>
    typedAt >= now - UNTOUCHED_MS && seenAt >= now - CLOSED_MS;
  return [...forms]
    .filter(([each, other]) => each.startsWith(entry) && each !== key && isHere(other))
    .map(([, other]) => other);
}

/** Notes that a person left the entry. */
export function recordLeft(uid: string, documentId: string, personId: unknown): void {
  forms.delete(keyOf(uid, documentId, personId));
}

function keyOf(uid: string, documentId: string, personId: unknown): string {
  return `${uid} ${documentId} ${personId}`;
}
