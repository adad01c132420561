import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRecord } from '../../../platform/record.ts';
import { deleteAllCopies, deleteCopy, deleteOldCopies } from './copies.ts';
import { FormCopies } from './form-copies.ts';
import { type FormState, nextState, stateOfOpenedForm } from './form-state.ts';
import type { Offer } from './offers.ts';
import type { EntryOfForm } from './use-entry-of-form.ts';
import { useReturnAfterLogin } from './use-return-after-login.ts';

/** What a person typed within this time before a crash is lost. */
const TYPING_PAUSE_MS = 500;

/**
 * Copies unsaved changes of the form to local storage, and offers the copies of earlier forms. Puts back at once what
 * Strapi removes from the form around a save.
 */
export function useUnsavedWords({ scope, entryUpdatedAt, isOwnChange, stored }: EntryOfForm) {
  const { initialValues, values, isSubmitting, setValues } = useForm(
    'useUnsavedWords',
    (form) => form,
  );
  const returnAfterLogin = useReturnAfterLogin();
  const formState = useRef<FormState>();
  const [copies] = useState(() => new FormCopies());
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [hasNoRoom, setHasNoRoom] = useState(false);

  const updateCopy = useCallback(() => {
    const { current: state } = formState;
    if (scope && state) setHasNoRoom(!copies.update(scope, state));
  }, [copies, scope]);

  // After Strapi has filled the form, a layout effect puts the person's text back before the browser shows the form, and
  // before `useFilledValue` gives an input the value.
  useLayoutEffect(() => {
    if (!isRecord(initialValues) || !isRecord(values)) return;
    const form = { initialValues, values, isSubmitting, entryUpdatedAt, isOwnChange, stored };
    const previous = formState.current;
    const { state, restored, isReplaced } = nextState(previous ?? stateOfOpenedForm(form), form);
    if (isReplaced) {
      // The replaced changes stay in their copy.
      updateCopy();
      copies.startNewCopy();
    }
    formState.current = state;
    if (restored) setValues(restored);
    // The person has opened the form, or the form has learned what is stored now.
    if (scope && previous?.original !== state.original) {
      setOffers(copies.readOffers(scope, { ...form, values: state.edited }));
    }
  }, [
    initialValues,
    values,
    isSubmitting,
    entryUpdatedAt,
    isOwnChange,
    stored,
    scope,
    copies,
    setValues,
    updateCopy,
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
      if (copies.hasCopy()) returnAfterLogin();
    },
    [copies, updateCopy, returnAfterLogin],
  );
  useEffect(deleteOldCopies, []);

  function putBack(offer: Offer): void {
    const { current: state } = formState;
    if (!scope || !state) return;
    const next = copies.putBack(scope, state, offer);
    formState.current = next;
    setValues(next.edited);
    setOffers(copies.readOffers(scope, { values: next.edited, entryUpdatedAt, isOwnChange }));
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
