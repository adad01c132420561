import { useForm } from '@strapi/strapi/admin';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRecord } from '../../../platform/record';
import { copiesOf, dropAllCopies, dropCopy, dropOldCopies, NEW, newKey, storeCopy } from './copies';
import { isEqual, namesOfChanged, pick, withKnownParts } from './field-values';
import { type FormNow, isStored, type LeftOver, leftOver } from './left-over';
import type { EntryOfForm } from './use-entry-of-form';
import { useReturnAfterLogin } from './use-return-after-login';
import { nextWatched, type Watched, watchFrom } from './watch-form';

/** What is typed within this time before a crash is lost. */
const TYPING_PAUSE_MS = 500;

/**
 * Keeps what is changed in the form in the browser until it is stored, and finds what was kept before. What
 * Strapi takes out of the form while it saves goes back at once.
 */
export function useUnsavedWords({ scope, storedAt, isMine }: EntryOfForm) {
  const {
    initialValues: filled,
    values,
    isSubmitting,
    setValues,
  } = useForm('words', (form) => form);
  const returnAfterLogin = useReturnAfterLogin();
  const watched = useRef<Watched>();
  const ownKey = useRef<string>();
  const [offers, setOffers] = useState<readonly LeftOver[]>([]);
  const [isFull, setFull] = useState(false);

  const keep = useCallback(() => {
    const { current } = watched;
    if (!scope || !current) return;
    const names = namesOfChanged(current.base, current.mine);
    if (names.length === 0) {
      if (ownKey.current) dropCopy(ownKey.current);
      ownKey.current = undefined;
      return;
    }
    ownKey.current ??= newKey(scope);
    const isKept = storeCopy(ownKey.current, {
      at: Date.now(),
      storedAt: current.storedAt,
      before: pick(current.base, names),
      sent: current.sent && pick(current.sent, names),
      values: pick(current.mine, names),
    });
    setFull(!isKept);
  }, [scope]);

  const look = useCallback(
    (stored: FormNow) => {
      if (!scope) return;
      // The first save of a new entry leads to the form of that entry.
      const made = copiesOf({ ...scope, entry: NEW }).filter((copy) => isStored(copy, stored));
      const others = copiesOf(scope).filter(({ key }) => key !== ownKey.current);
      const found = scope.entry === NEW ? others : [...others, ...made];
      const left = found.flatMap((copy) => leftOver(copy, stored) ?? []);
      const keys = left.map(({ copy }) => copy.key);
      for (const { key } of found) if (!keys.includes(key)) dropCopy(key);
      setOffers(left);
    },
    [scope],
  );

  // Before the text editor shows what Strapi filled in, and before it is drawn.
  useLayoutEffect(() => {
    if (!isRecord(filled) || !isRecord(values)) return;
    const form = { filled, values, isSubmitting, storedAt, isMine };
    const was = watched.current;
    const step = nextWatched(was ?? watchFrom(form), form);
    if (step.isReplaced) {
      keep();
      ownKey.current = undefined;
    }
    watched.current = step.watched;
    if (step.restored) setValues(step.restored);
    if (was?.base !== step.watched.base) look({ ...form, values: step.watched.mine });
  }, [filled, values, isSubmitting, storedAt, isMine, setValues, keep, look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is kept, and dropped once it is read as stored
  useEffect(() => {
    const timer = setTimeout(keep, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, filled, storedAt, isSubmitting, keep]);
  // Before the form of the next entry looks for it.
  useLayoutEffect(
    () => () => {
      keep();
      if (ownKey.current) returnAfterLogin();
    },
    [keep, returnAfterLogin],
  );
  useEffect(dropOldCopies, []);

  /** Fills in what is left of a copy. Words that stood in the same fields become a copy of their own. */
  function putBack({ copy, fields }: LeftOver): void {
    const { current } = watched;
    if (!current) return;
    const { base, mine } = current;
    keep();
    if (fields.some((name) => !isEqual(mine[name], base[name]))) ownKey.current = undefined;
    const back = fields.map((name) => [name, withKnownParts(copy.values[name], base[name])]);
    const next = { ...mine, ...Object.fromEntries(back) };
    watched.current = { ...current, mine: next };
    keep();
    dropCopy(copy.key);
    setValues(next);
    look({ values: next, storedAt, isMine });
  }

  function throwAway({ copy }: LeftOver): void {
    dropCopy(copy.key);
    setOffers(offers.filter((offer) => offer.copy !== copy));
  }

  function throwAllAway(): void {
    dropAllCopies();
    setOffers([]);
  }

  return { offers, isFull, putBack, throwAway, throwAllAway };
}
