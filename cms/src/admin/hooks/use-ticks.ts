import { useState } from 'react';

/** The ticks of rows, by the ids of the rows. */
export function useTicks<Id>(initialIds: readonly Id[] = []) {
  const [tickedIds, setTickedIds] = useState(initialIds);

  function setTicked(ids: readonly Id[], isTicked: boolean): void {
    setTickedIds((previousIds) => {
      const others = previousIds.filter((id) => !ids.includes(id));
      return isTicked ? [...others, ...ids] : others;
    });
  }

  /** The properties of a checkbox for one row or for several, checked if all rows are ticked. */
  function checkboxFor(...ids: Id[]) {
    return {
      checked: ids.length > 0 && ids.every((id) => tickedIds.includes(id)),
      onCheckedChange: (checked: boolean | 'indeterminate') => setTicked(ids, checked === true),
    };
  }

  return { tickedIds, setTicked, checkboxFor };
}
