import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

export const ASK_EVERY_MS = 10_000;
/** So long after the last touch a form asks no longer: to ask would keep the session of a person who left. */
const AWAKE_MS = 10 * 60_000;

interface Typing {
  /** The ten-second interval in which the person typed last; empty before the first one. */
  readonly typedInterval: string;
  readonly isAwake: boolean;
  /** When the person came back to the window, in milliseconds. */
  readonly wokenAt: number;
}

/** Says when the person typed, and whether anybody is there: typing, or coming back to the window, wakes the form. */
export function useTyping(): Typing {
  const values = useForm('useTyping', (form) => form.values);
  const before = useRef(values);
  const [typedInterval, setTypedInterval] = useState('');
  const [wokenAt, setWokenAt] = useState(Date.now);
  const [isAwake, setAwake] = useState(true);
  useEffect(() => {
    if (values === before.current) return;
    before.current = values;
    setTypedInterval(String(Math.floor(Date.now() / ASK_EVERY_MS)));
  }, [values]);
  useEffect(() => {
    const wake = () => setWokenAt(Date.now());
    window.addEventListener('focus', wake);
    return () => window.removeEventListener('focus', wake);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them wakes the form
  useEffect(() => {
    setAwake(true);
    const timer = setTimeout(() => setAwake(false), AWAKE_MS);
    return () => clearTimeout(timer);
  }, [typedInterval, wokenAt]);
  return { typedInterval, isAwake, wokenAt };
}
