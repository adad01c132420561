import { Checkbox } from '@strapi/design-system';

interface TicksProps {
  readonly items: readonly { readonly value: string; readonly label: string }[];
  /** The values whose tick was taken off: at first all have one. */
  readonly unticked: readonly string[];
  readonly isDisabled?: boolean;
  onChange(unticked: readonly string[]): void;
}

/** A box with a tick for each item. */
export function Ticks({ items, unticked, isDisabled, onChange }: TicksProps) {
  function set(value: string, isTicked: boolean): void {
    const others = unticked.filter((each) => each !== value);
    onChange(isTicked ? others : [...others, value]);
  }
  return items.map(({ value, label }) => (
    <Checkbox
      key={value}
      checked={!unticked.includes(value)}
      disabled={isDisabled}
      onCheckedChange={(checked) => set(value, checked === true)}
    >
      {label}
    </Checkbox>
  ));
}
