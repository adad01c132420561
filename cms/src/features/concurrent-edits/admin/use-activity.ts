import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

/** The time between two reports of an open form. */
export const REPORT_EVERY_MS = 10_000;
/** After this time without a sign of the person the reports stop, since each of them keeps the session alive. */
const INACTIVE_AFTER_MS = 10 * 60_000;

interface Activity {
  /** The ten-second interval in which the person typed last. Empty if nothing was typed. */
  readonly typedInterval: string;
  /** Whether the person has typed or come back to the window within the last minutes. */
  readonly isActive: boolean;
  /** When the person came back to the window, in milliseconds. */
  readonly returnedAt: number;
}

/** Notices when the person types in the form or comes back to its window. */
export function useActivity(): Activity {
  const values = useForm('useActivity', (form) => form.values);
  const previousValues = useRef(values);
  const [typedInterval, setTypedInterval] = useState('');
  const [returnedAt, setReturnedAt] = useState(Date.now);
  const [isActive, setActive] = useState(true);
  useEffect(() => {
    if (values === previousValues.current) return;
    previousValues.current = values;
    setTypedInterval(String(Math.floor(Date.now() / REPORT_EVERY_MS)));
  }, [values]);
  useEffect(() => {
    const noteReturn = () => setReturnedAt(Date.now());
    window.addEventListener('focus', noteReturn);
    return () => window.removeEventListener('focus', noteReturn);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a sign of the person
  useEffect(() => {
    setActive(true);
    const timer = setTimeout(() => setActive(false), INACTIVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typedInterval, returnedAt]);
  return { typedInterval, isActive, returnedAt };
}
