import { useState } from 'react';
import { useFetchers, useLocation, useNavigation } from 'react-router';
import type { NearPart } from './near-part.ts';

/**
 * Sends for a part as soon as the address begins to change or a form is on its way, near or not: what
 * React Router changes it changes everywhere at once, and React can only change what it has taken over.
 * Without this a form sent from a phone, its footer far below, would never show what became of it.
 */
export function useWantedOnTheWay(part: NearPart<unknown>): void {
  const { state } = useNavigation();
  const { key } = useLocation();
  const isSending = useFetchers().length > 0;
  const [keyAtFirst] = useState(key);
  if (state !== 'idle' || key !== keyAtFirst || isSending) part.want();
}
