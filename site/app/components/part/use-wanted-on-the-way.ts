import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { NearPart } from './near-part.ts';

/**
 * Sends for a part as soon as the address begins to change, near or not: React can only change what it
 * has taken over.
 */
export function useWantedOnTheWay(part: NearPart<unknown>): void {
  const { state } = useNavigation();
  const { key } = useLocation();
  const [keyAtFirst] = useState(key);
  if (state !== 'idle' || key !== keyAtFirst) part.want();
}
