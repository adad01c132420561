import { isEqual, isEqualForPerson } from '../../../platform/equality.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { namesOfChanged, withChanges } from './field-values.ts';

/** What Strapi tells about the form and its entry at one moment. */
export interface FormSnapshot {
  /** What Strapi last filled the form with: a new object each time. */
  readonly initialValues: UnknownRecord;
  readonly values: UnknownRecord;
  readonly isSubmitting: boolean;
  /** The entry's `updatedAt`. Undefined if the entry was never saved. */
  readonly entryUpdatedAt: string | undefined;
  /**
   * Whether Strapi names this person as the last who changed the entry. It also does after a colleague's save of another
   * language changed a field that all languages share.
   */
  readonly isOwnChange: boolean;
  /** The fields of the entry as Strapi last read them. */
  readonly stored: UnknownRecord;
}

export interface FormState
  extends Pick<FormSnapshot, 'initialValues' | 'isSubmitting' | 'entryUpdatedAt'> {
  /** The form without the person's unsaved changes. */
  readonly original: UnknownRecord;
  /** The form with the person's unsaved changes. */
  readonly edited: UnknownRecord;
  /** What the last save sent. Undefined if nothing was sent since the entry last changed. */
  readonly sent: UnknownRecord | undefined;
  /** Whether the entry was changed without a save of this form, and Strapi has not yet filled the form again. */
  readonly isChangedElsewhere: boolean;
}

interface FormStep {
  readonly state: FormState;
  /** What the form must show, if Strapi removed the person's changes from it. */
  readonly restored?: UnknownRecord;
  /** Whether a change from elsewhere has replaced the person's changes in the form. */
  readonly isReplaced?: boolean;
}

export function stateOfOpenedForm({
  initialValues,
  entryUpdatedAt,
}: Pick<FormSnapshot, 'initialValues' | 'entryUpdatedAt'>): FormState {
  return {
    original: initialValues,
    edited: initialValues,
    sent: undefined,
    initialValues,
    entryUpdatedAt,
    isSubmitting: false,
    isChangedElsewhere: false,
  };
}

/**
 * Follows a form from one moment to the next. During one save, the form passes through these moments:
 *
 * 1. The person presses Save: `isSubmitting`. The person may go on typing.
 * 2. Strapi fills the form with what it sent. What the person typed since 1 disappears from it.
 * 3. The CMS answers: Strapi fills the form with what it shows, and `isSubmitting` ends.
 * 4. Strapi reads the entry: `entryUpdatedAt` is new.
 * 5. Strapi fills the form with what is stored. What the person typed since 1 disappears again.
 *
 * After a save that failed, 4 is missing, and Strapi fills the form with what was stored before (strapi/strapi#22646):
 * all unsaved changes disappear.
 */
export function nextState(previous: FormState, form: FormSnapshot): FormStep {
  const { initialValues, isSubmitting, entryUpdatedAt } = form;
  let state: FormState = { ...previous, initialValues, isSubmitting, entryUpdatedAt };
  const isSaveStarted = isSubmitting && !previous.isSubmitting;
  if (isSaveStarted) {
    state = { ...state, sent: state.edited, isChangedElsewhere: false };
  }
  // Strapi has read the entry and found a change.
  if (entryUpdatedAt !== previous.entryUpdatedAt) {
    state = afterEntryChange(state, form);
  }
  // Strapi has not filled the form again: it shows what the person typed.
  if (initialValues === previous.initialValues) {
    return { state: { ...state, edited: form.values } };
  }
  // Strapi has filled the form with a change from elsewhere, which must not be overwritten.
  if (state.isChangedElsewhere) return acceptChange(state, form);
  return restoreEdits(state, form);
}

function afterEntryChange(state: FormState, form: FormSnapshot): FormState {
  const { original, sent } = state;
  // This form sent nothing: a colleague saved the entry, or this person in another window.
  if (!sent) return { ...state, isChangedElsewhere: true };
  // The save of this form was stored: only what was typed after it is unsaved.
  if (isStored(sent, original, form)) return { ...state, original: sent, sent: undefined };
  // The save of this form was refused, since a colleague had saved the entry: everything is still unsaved.
  return { ...state, sent: undefined };
}

/** Whether no changed field has its old value. The CMS may have stored another spelling than the sent one. */
function isStored(
  sent: UnknownRecord,
  original: UnknownRecord,
  { stored, isOwnChange }: FormSnapshot,
): boolean {
  const isAsBefore = (name: string) =>
    isEqualForPerson(stored[name], original[name]) && !isEqualForPerson(stored[name], sent[name]);
  return isOwnChange && !namesOfChanged(original, sent).some(isAsBefore);
}

/** Leaves the change from elsewhere in the form. What the person typed is offered from its copy. */
function acceptChange(state: FormState, { initialValues, values }: FormSnapshot): FormStep {
  const isReplaced = namesOfChanged(state.original, state.edited).length > 0;
  const accepted = { original: initialValues, edited: values, isChangedElsewhere: false };
  return { state: { ...state, ...accepted }, isReplaced };
}

function restoreEdits(state: FormState, form: FormSnapshot): FormStep {
  const { initialValues, values } = form;
  const withEdits = withChanges(initialValues, state.original, state.edited);
  const edited = withLastLetters(withEdits, state.edited, form);
  // Until a save is known to be stored, `initialValues` may be what it sent.
  const original = state.sent ? state.original : initialValues;
  const isShown = values === initialValues && isEqual(edited, values);
  const next = { ...state, original, edited };
  return isShown ? { state: next } : { state: next, restored: edited };
}

/** Adds what the person typed so shortly before Strapi filled the form that no earlier snapshot had it. */
function withLastLetters(
  edited: UnknownRecord,
  previouslyEdited: UnknownRecord,
  { initialValues, values }: FormSnapshot,
): UnknownRecord {
  const result: Record<string, unknown> = { ...edited };
  for (const name of namesOfChanged(initialValues, values)) {
    if (!isEqual(values[name], previouslyEdited[name])) result[name] = values[name];
  }
  return result;
}
