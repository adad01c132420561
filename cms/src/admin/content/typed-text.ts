import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef } from 'react';

interface Attempt {
  /** What the form was filled with before the save. */
  readonly opened: object;
  readonly typed: Parameters<ReturnType<typeof useSetValues>>[0];
}

const useSetValues = () => useForm('useKeepTyped', (form) => form.setValues);

/**
 * Strapi shows a save as done before the server answers, and fills the form with what is stored where it
 * then fails (strapi/strapi#22646). This puts back what was typed.
 * @returns what to call before the button acts
 */
export function useKeepTyped(): () => void {
  const opened = useForm('useKeepTyped', (form) => form.initialValues);
  const getValues = useForm('useKeepTyped', (form) => form.getValues);
  const setValues = useSetValues();
  const attempt = useRef<Attempt>();
  useEffect(() => {
    const tried = attempt.current;
    // A save that was stored has another time of its last change.
    if (!tried || opened === tried.opened || !isSame(opened, tried.opened)) return;
    attempt.current = undefined;
    setValues(tried.typed);
  }, [opened, setValues]);
  return useCallback(() => {
    attempt.current = { opened, typed: getValues() };
  }, [opened, getValues]);
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
