import { useState } from 'react';

export function useSelection<Id>(initialIds: readonly Id[] = []) {
  const [selectedIds, setSelectedIds] = useState(initialIds);

  function setSelected(ids: readonly Id[], isSelected: boolean): void {
    setSelectedIds((previousIds) => {
      const others = previousIds.filter((id) => !ids.includes(id));
      return isSelected ? [...others, ...ids] : others;
    });
  }

  function checkboxFor(...ids: Id[]) {
    return {
      checked: ids.length > 0 && ids.every((id) => selectedIds.includes(id)),
      onCheckedChange: (checked: boolean | 'indeterminate') => setSelected(ids, checked === true),
    };
  }

  return { selectedIds, setSelected, checkboxFor };
}
