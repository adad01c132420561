import { useState } from 'react';

/** Holds the ids of the rows that a person selected with their checkboxes. */
export function useSelection<Id>(initialIds: readonly Id[] = []) {
  const [selectedIds, setSelectedIds] = useState(initialIds);

  function setSelected(ids: readonly Id[], isSelected: boolean): void {
    setSelectedIds((previousIds) => {
      const others = previousIds.filter((id) => !ids.includes(id));
      return isSelected ? [...others, ...ids] : others;
    });
  }

  /** The props of a checkbox for one row or several. The checkbox is checked if all these rows are selected. */
  function checkboxFor(...ids: Id[]) {
    return {
      checked: ids.length > 0 && ids.every((id) => selectedIds.includes(id)),
      onCheckedChange: (checked: boolean | 'indeterminate') => setSelected(ids, checked === true),
    };
  }

  return { selectedIds, setSelected, checkboxFor };
}
