import { useForm, useNotification } from '@strapi/strapi/admin';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { isRecord } from '../../../platform/is-record';
import type { Values } from '../../checks/server/entry-to-check';

interface Save {
  /** What the form was filled with before. */
  readonly opened: Values;
  readonly sent: Values;
  /** What the form was filled with last since the save began, and what was typed after that. */
  filled: Values;
  typed: Values;
  storedAt: string | undefined;
  isStored: boolean;
  /** Whether something was typed while no form was there. */
  hasLost: boolean;
}

const LOST =
  'The new entry is saved, and its page opened anew. What you typed in between is not in it: click where you want to go on, and type it again.';

/** What was typed while Strapi made a new entry: it then opens the entry's form in place of this one. */
let leftOver: Pick<Save, 'sent' | 'typed' | 'hasLost'> | undefined;

/**
 * Strapi fills the form with what was sent while a save is under way, and with what is stored after it, or
 * where it fails (strapi/strapi#22646). This puts back what was typed since, before anything else sees it gone.
 * @param storedAt when the entry was last changed: another time tells that the save, or a later change, was stored
 * @returns what to call before the button acts
 */
export function useKeepTyped(storedAt: string | undefined): () => void {
  const filled = useForm('useKeepTyped', (form) => form.initialValues);
  const values = useForm('useKeepTyped', (form) => form.values);
  const isSubmitting = useForm('useKeepTyped', (form) => form.isSubmitting);
  const getValues = useForm('useKeepTyped', (form) => form.getValues);
  const setValues = useForm('useKeepTyped', (form) => form.setValues);
  const { toggleNotification } = useNotification();
  const save = useRef<Save>();
  // Strapi fills the form with what it has read after this effect.
  useLayoutEffect(() => {
    const { current } = save;
    if (!current || current.storedAt === storedAt) return;
    if (current.isStored) save.current = undefined;
    current.storedAt = storedAt;
    current.isStored = true;
  }, [storedAt]);
  useLayoutEffect(() => {
    const { current } = save;
    if (!current || !isRecord(filled) || !isRecord(values)) return;
    if (filled === current.opened) {
      current.typed = values;
      // A form with a fault is not sent. A new entry's is left as it is once that is made.
      if (!isSubmitting && current.storedAt !== undefined) save.current = undefined;
      return;
    }
    if (values !== filled) {
      current.typed = values;
      return;
    }
    const hasFailed = !current.isStored && isSame(filled, current.opened);
    const now = hasFailed ? current.sent : filled;
    const next = withChanges(now, current.filled, current.typed);
    if (hasFailed || current.isStored) save.current = undefined;
    if (isSame(next, filled)) return;
    current.filled = filled;
    current.typed = next;
    setValues(next);
  }, [filled, values, isSubmitting, setValues]);
  // What was typed goes from one form to the next, which begins with this effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useLayoutEffect(() => {
    const before = leftOver;
    leftOver = undefined;
    if (before && isRecord(filled) && holds(filled, before.sent)) {
      setValues(withChanges(filled, before.sent, before.typed));
      // Strapi leaves the cursor in no field, so that words which are typed on go nowhere.
      const say = () =>
        toggleNotification({ type: 'warning', message: LOST, blockTransition: true });
      if (before.hasLost) say();
      else onLostLetter(say);
    }
    return () => {
      const { current } = save;
      if (!current || current.storedAt !== undefined) return;
      leftOver = current;
      onLostLetter(() => {
        current.hasLost = true;
      });
    };
  }, []);
  return useCallback(() => {
    const sent = getValues();
    if (!isRecord(filled) || !isRecord(sent)) return;
    save.current = {
      opened: filled,
      sent,
      filled: sent,
      typed: sent,
      storedAt,
      isStored: false,
      hasLost: false,
    };
  }, [storedAt, filled, getValues]);
}

/** Acts on the first letter that is typed while no field has the cursor; not once a field has it again. */
function onLostLetter(act: () => void): void {
  const isOver = new AbortController();
  const { signal } = isOver;
  const press = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key.length > 1 || ctrlKey || metaKey) return;
    isOver.abort();
    act();
  };
  window.addEventListener('keydown', press, { signal });
  window.addEventListener('focusin', () => isOver.abort(), { signal });
}

/** `now` with what was changed between two others. */
function withChanges(now: Values, before: Values, after: Values): Values {
  const changed = Object.keys(after).filter((key) => !isSame(after[key], before[key]));
  const fields = changed.map((key) => {
    const [mine, old, other] = [after[key], before[key], now[key]];
    const areParts = isRecord(mine) && isRecord(old) && isRecord(other);
    return [key, areParts ? withChanges(other, old, mine) : mine];
  });
  return { ...now, ...Object.fromEntries(fields) };
}

/** Whether an entry has the words that were sent for a new one. */
function holds(entry: Values, sent: Values): boolean {
  return Object.entries(sent).every(
    ([key, value]) => typeof value !== 'string' || value === '' || entry[key] === value,
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
