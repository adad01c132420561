import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef } from 'react';

interface Attempt {
  readonly storedAt: string | undefined;
  /** What the form was filled with before the save. */
  readonly opened: object;
  readonly typed: Parameters<ReturnType<typeof useSetValues>>[0];
}

const useSetValues = () => useForm('useKeepTyped', (form) => form.setValues);

/**
 * Strapi shows a save as done before the server answers, and fills the form with what is stored where it
 * then fails (strapi/strapi#22646). This puts back what was typed.
 * @param storedAt when the entry was last changed: another time tells that the save, or a later change, was stored
 * @returns what to call before the button acts
 */
export function useKeepTyped(storedAt: string | undefined): () => void {
  const opened = useForm('useKeepTyped', (form) => form.initialValues);
  const getValues = useForm('useKeepTyped', (form) => form.getValues);
  const setValues = useSetValues();
  const attempt = useRef<Attempt>();
  useEffect(() => {
    const tried = attempt.current;
    if (!tried) return;
    if (storedAt !== tried.storedAt) {
      attempt.current = undefined;
    } else if (opened !== tried.opened && isSame(opened, tried.opened)) {
      attempt.current = undefined;
      setValues(tried.typed);
    }
  }, [storedAt, opened, setValues]);
  return useCallback(() => {
    attempt.current = { storedAt, opened, typed: getValues() };
  }, [storedAt, opened, getValues]);
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
