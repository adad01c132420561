/** The form of an entry that a person has open, in any language. */
interface FormOfPerson {
  readonly uid: string;
  readonly documentId: string;
  readonly personId: unknown;
}

/** What an open form reports every ten seconds. */
interface Report extends FormOfPerson {
  readonly name: string;
  readonly locale: string;
  /** The ten-second interval in which the person typed last: a new one means that the person has typed since. */
  readonly typedInterval: string;
}

/** All times are in milliseconds. */
interface OpenForm extends Report {
  readonly openedAt: number;
  readonly typedAt: number;
  readonly reportedAt: number;
}

/** A person who has not typed for this time is not shown to the others. */
const IDLE_AFTER_MS = 2 * 60_000;
/** A form that has not reported for this time counts as closed. */
const CLOSED_AFTER_MS = 25_000;

const openForms = new Map<string, OpenForm>();

export function recordOpenForm(report: Report, now = Date.now()): void {
  deleteForgottenForms(now);
  const previous = openForms.get(keyOf(report));
  const isUntouched =
    previous?.locale === report.locale && previous.typedInterval === report.typedInterval;
  openForms.set(keyOf(report), {
    ...report,
    openedAt: previous?.openedAt ?? now,
    typedAt: isUntouched ? previous.typedAt : now,
    reportedAt: now,
  });
}

/** Returns the forms in which other people edit the same entry. */
export function otherFormsOf(
  { uid, documentId, personId }: FormOfPerson,
  now = Date.now(),
): OpenForm[] {
  return [...openForms.values()].filter(
    (form) =>
      form.uid === uid &&
      form.documentId === documentId &&
      form.personId !== personId &&
      form.typedAt >= now - IDLE_AFTER_MS &&
      form.reportedAt >= now - CLOSED_AFTER_MS,
  );
}

export function recordClosedForm(form: FormOfPerson): void {
  openForms.delete(keyOf(form));
}

/** A form that is open but idle stays, so that its `openedAt` is right when the person types again. */
function deleteForgottenForms(now: number): void {
  for (const [key, { typedAt, reportedAt }] of openForms) {
    const isForgotten = reportedAt < now - CLOSED_AFTER_MS && typedAt < now - IDLE_AFTER_MS;
    if (isForgotten) openForms.delete(key);
  }
}

function keyOf({ uid, documentId, personId }: FormOfPerson): string {
  return `${uid} ${documentId} ${personId}`;
}
