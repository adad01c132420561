import type { UnknownRecord } from '../../../platform/record.ts';
import { isEqual, namesOfChanged, withChanges } from './field-values.ts';

/** What the form shows, and what is stored of its entry. */
export interface FormSnapshot {
  /** What Strapi filled the form with last. */
  readonly filled: UnknownRecord;
  readonly values: UnknownRecord;
  readonly isSubmitting: boolean;
  /** When the entry was last changed; undefined before it is stored for the first time. */
  readonly storedAt: string | undefined;
  /** Whether this person changed it last. */
  readonly isMine: boolean;
}

/** What is known of a form since it opened. */
export interface Watched {
  /** What the person's changes are changes of. */
  readonly base: UnknownRecord;
  /** The form with the person's changes. */
  readonly mine: UnknownRecord;
  /** What was sent to be stored, until it is known to be stored or another change is read. */
  readonly sent: UnknownRecord | undefined;
  readonly storedAt: string | undefined;
  readonly filled: UnknownRecord;
  readonly isSubmitting: boolean;
  /** Whether the entry was changed without a save of this form: the form is going to show that. */
  readonly isChangedElsewhere: boolean;
}

interface Transition {
  readonly watched: Watched;
  /** What the form must be filled with, where Strapi took away what was typed. */
  readonly restored?: UnknownRecord;
  /** Whether a change from elsewhere took the place of what was typed. */
  readonly isReplaced?: boolean;
}

export function watchFrom({
  filled,
  storedAt,
}: Pick<FormSnapshot, 'filled' | 'storedAt'>): Watched {
  const state = { base: filled, mine: filled, filled, storedAt };
  return { ...state, sent: undefined, isSubmitting: false, isChangedElsewhere: false };
}

/**
 * Follows a form. Strapi fills it with what was sent while a save is under way, with what is stored after it, and
 * with what was stored before where it fails (strapi/strapi#22646): what was typed is gone each time.
 */
export function nextWatched(was: Watched, form: FormSnapshot): Transition {
  const begun =
    was.isSubmitting || !form.isSubmitting
      ? was
      : { ...was, sent: was.mine, isChangedElsewhere: false };
  const read = form.storedAt === begun.storedAt ? begun : afterChange(begun, form);
  const now = { ...read, filled: form.filled, isSubmitting: form.isSubmitting };
  if (form.filled === was.filled) return { watched: { ...now, mine: form.values } };
  if (now.isChangedElsewhere) {
    const isReplaced = namesOfChanged(now.base, now.mine).length > 0;
    const watched = { ...now, base: form.filled, mine: form.values, isChangedElsewhere: false };
    return { watched, isReplaced };
  }
  const mine = withTyping(withChanges(form.filled, now.base, now.mine), now.mine, form);
  const watched = { ...now, mine, base: now.sent ? now.base : form.filled };
  const isThere = form.values === form.filled && isEqual(mine, form.values);
  return isThere ? { watched } : { watched, restored: mine };
}

/** With the letter that was typed while Strapi was about to fill the form, and is in no filling yet. */
function withTyping(
  mine: UnknownRecord,
  before: UnknownRecord,
  { filled, values }: FormSnapshot,
): UnknownRecord {
  const typed = namesOfChanged(filled, values).filter(
    (name) => !isEqual(values[name], before[name]),
  );
  return { ...mine, ...Object.fromEntries(typed.map((name) => [name, values[name]])) };
}

/** The entry was changed since: by a save of this form, or by a colleague while it was refused. */
function afterChange(was: Watched, { storedAt, isMine }: FormSnapshot): Watched {
  if (!was.sent) return { ...was, storedAt, isChangedElsewhere: true };
  return { ...was, storedAt, base: isMine ? was.sent : was.base, sent: undefined };
}
