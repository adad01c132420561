import { isEqual } from '../../../platform/equality.ts';
import {
  type Copy,
  type CopyScope,
  deleteCopy,
  NEW_ENTRY,
  newKey,
  readCopies,
  storeCopy,
} from './copies.ts';
import { namesOfChanged, pick, withoutUnknownIds } from './field-values.ts';
import type { FormState } from './form-state.ts';
import { type FormNow, type Offer, offerOf, wasSaved } from './offers.ts';

/** The copy that an open form has in local storage, and the copies of earlier forms that it offers. */
export class FormCopies {
  /** Undefined while this form has no copy. */
  #key: string | undefined;

  hasCopy(): boolean {
    return this.#key !== undefined;
  }

  /** Stores what is not saved, or deletes the copy if nothing is unsaved. Returns false if the browser has no room. */
  update(scope: CopyScope, state: FormState): boolean {
    const copy = copyOf(state);
    if (copy) {
      this.#key ??= newKey(scope);
      return storeCopy(this.#key, copy);
    }
    if (this.#key) deleteCopy(this.#key);
    this.#key = undefined;
    return true;
  }

  /** What the person types from now on gets a new copy. The present one stays, so that a form can offer it. */
  startNewCopy(): void {
    this.#key = undefined;
  }

  /** Reads what the copies of earlier forms offer, and deletes those of which nothing can be put back. */
  readOffers(scope: CopyScope, form: FormNow): Offer[] {
    const copies = readCopies(scope).filter(({ key }) => key !== this.#key);
    if (scope.entryId !== NEW_ENTRY) {
      // After the first save of a new entry, Strapi opens the form of the stored entry. The copy still has the key
      // of a new entry.
      const newEntryCopies = readCopies({ ...scope, entryId: NEW_ENTRY });
      copies.push(...newEntryCopies.filter((copy) => wasSaved(copy, form)));
    }
    const offers: Offer[] = [];
    for (const copy of copies) {
      const offer = offerOf(copy, form);
      if (offer) offers.push(offer);
      else deleteCopy(copy.key);
    }
    return offers;
  }

  /** Returns the state of the form with the offered values in it, and deletes the copy that had them. */
  putBack(scope: CopyScope, state: FormState, { copy, fields }: Offer): FormState {
    const { original, edited } = state;
    // Text that the person has typed in the same fields of this form stays in a copy of its own.
    this.update(scope, state);
    if (fields.some((name) => !isEqual(edited[name], original[name]))) this.startNewCopy();
    const withOffered: Record<string, unknown> = { ...edited };
    for (const name of fields) {
      withOffered[name] = withoutUnknownIds(copy.edited[name], original[name]);
    }
    const next = { ...state, edited: withOffered };
    // The new copy is stored before the old one is deleted.
    this.update(scope, next);
    deleteCopy(copy.key);
    return next;
  }
}

/** Returns undefined if everything in the form is saved. */
function copyOf({ original, sent, edited, entryUpdatedAt }: FormState): Copy | undefined {
  const names = namesOfChanged(original, edited);
  if (names.length === 0) return undefined;
  return {
    storedAt: Date.now(),
    entryUpdatedAt,
    original: pick(original, names),
    sent: sent && pick(sent, names),
    edited: pick(edited, names),
  };
}
