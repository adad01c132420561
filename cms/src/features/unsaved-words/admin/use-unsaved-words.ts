import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRecord } from '../../../platform/record';
import {
  deleteAllCopies,
  deleteCopy,
  deleteOldCopies,
  NEW_ENTRY,
  newKey,
  readCopies,
  storeCopy,
} from './copies';
import { isEqual, namesOfChanged, pick, withoutUnknownIds } from './field-values';
import { type FormState, nextState, stateOfOpenedForm } from './form-state';
import { type FormNow, type Offer, offerOf, wasSaved } from './offers';
import type { EntryOfForm } from './use-entry-of-form';
import { useReturnAfterLogin } from './use-return-after-login';

/** What a person typed within this time before a crash is lost. */
const TYPING_PAUSE_MS = 500;

/**
 * Copies unsaved changes of the form to local storage, and offers the copies of earlier forms. Puts back at once what
 * Strapi removes from the form around a save.
 */
export function useUnsavedWords({ scope, entryUpdatedAt, isOwnChange }: EntryOfForm) {
  const { initialValues, values, isSubmitting, setValues } = useForm(
    'useUnsavedWords',
    (form) => form,
  );
  const returnAfterLogin = useReturnAfterLogin();
  const formState = useRef<FormState>();
  /** Undefined while this form has no copy. */
  const copyKey = useRef<string>();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [hasNoRoom, setHasNoRoom] = useState(false);

  const updateCopy = useCallback(() => {
    const { current: state } = formState;
    if (!scope || !state) return;
    const names = namesOfChanged(state.original, state.edited);
    if (names.length === 0) {
      if (copyKey.current) deleteCopy(copyKey.current);
      copyKey.current = undefined;
      return;
    }
    copyKey.current ??= newKey(scope);
    const isStored = storeCopy(copyKey.current, {
      storedAt: Date.now(),
      entryUpdatedAt: state.entryUpdatedAt,
      original: pick(state.original, names),
      sent: state.sent && pick(state.sent, names),
      edited: pick(state.edited, names),
    });
    setHasNoRoom(!isStored);
  }, [scope]);

  /** Reads the copies of earlier forms, and deletes those of which nothing can be put back. */
  const refreshOffers = useCallback(
    (form: FormNow) => {
      if (!scope) return;
      const copies = readCopies(scope).filter(({ key }) => key !== copyKey.current);
      if (scope.entryId !== NEW_ENTRY) {
        // After the first save of a new entry, Strapi opens the form of the stored entry. The copy still has the key
        // of a new entry.
        const newEntryCopies = readCopies({ ...scope, entryId: NEW_ENTRY });
        copies.push(...newEntryCopies.filter((copy) => wasSaved(copy, form)));
      }
      const remaining: Offer[] = [];
      for (const copy of copies) {
        const offer = offerOf(copy, form);
        if (offer) remaining.push(offer);
        else deleteCopy(copy.key);
      }
      setOffers(remaining);
    },
    [scope],
  );

  // A layout effect, so that the person's text is back before the browser and the text editor show the form.
  useLayoutEffect(() => {
    if (!isRecord(initialValues) || !isRecord(values)) return;
    const form = { initialValues, values, isSubmitting, entryUpdatedAt, isOwnChange };
    const previous = formState.current;
    const { state, restored, isReplaced } = nextState(previous ?? stateOfOpenedForm(form), form);
    if (isReplaced) {
      // The replaced changes stay in their copy. What the person types from now on gets another copy.
      updateCopy();
      copyKey.current = undefined;
    }
    formState.current = state;
    if (restored) setValues(restored);
    // The form was opened, or it has learned what is stored now.
    if (previous?.original !== state.original) refreshOffers({ ...form, values: state.edited });
  }, [
    initialValues,
    values,
    isSubmitting,
    entryUpdatedAt,
    isOwnChange,
    setValues,
    updateCopy,
    refreshOffers,
  ]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each of these changes the copy is out of date
  useEffect(() => {
    const timer = setTimeout(updateCopy, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, initialValues, entryUpdatedAt, isSubmitting, updateCopy]);
  // A layout effect, so that the copy is stored before the next form looks for it.
  useLayoutEffect(
    () => () => {
      updateCopy();
      if (copyKey.current) returnAfterLogin();
    },
    [updateCopy, returnAfterLogin],
  );
  useEffect(deleteOldCopies, []);

  function putBack({ copy, fields }: Offer): void {
    const { current: state } = formState;
    if (!state) return;
    const { original, edited } = state;
    // Text that the person has typed in the same fields of this form stays in a copy of its own.
    updateCopy();
    if (fields.some((name) => !isEqual(edited[name], original[name]))) copyKey.current = undefined;
    const next: Record<string, unknown> = { ...edited };
    for (const name of fields) next[name] = withoutUnknownIds(copy.edited[name], original[name]);
    formState.current = { ...state, edited: next };
    // The new copy is stored before the old one is deleted.
    updateCopy();
    deleteCopy(copy.key);
    setValues(next);
    refreshOffers({ values: next, entryUpdatedAt, isOwnChange });
  }

  function throwAway({ copy }: Offer): void {
    deleteCopy(copy.key);
    setOffers(offers.filter((offer) => offer.copy !== copy));
  }

  function throwAllAway(): void {
    deleteAllCopies();
    setOffers([]);
  }

  return { offers, hasNoRoom, putBack, throwAway, throwAllAway };
}
