import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './dropdown-tab.module.css';
import { useDropdown } from './use-dropdown.ts';

interface DropdownTabProps {
  /** The id of the list. */
  readonly id: string;
  /** The link beside the button, where the tab is one. */
  readonly tab?: ReactNode;
  /** What the button says. */
  readonly label: ReactNode;
  readonly buttonClass?: string | undefined;
  readonly panelClass?: string | undefined;
  readonly children: ReactNode;
}

/** A tab with a list below it, which opens under the mouse, by a press and by keys (2.3, R22). */
export function DropdownTab({ id, tab, label, children, ...classes }: DropdownTabProps) {
  const dropdown = useDropdown();
  return (
    <li
      ref={dropdown.itemRef}
      className={styles.item}
      data-hydrated={dropdown.isHydrated || undefined}
      data-open={dropdown.open || undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') dropdown.hover();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') dropdown.close();
      }}
      onKeyDown={dropdown.onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) dropdown.close();
      }}
    >
      {tab}
      <button
        ref={dropdown.buttonRef}
        type="button"
        className={classes.buttonClass}
        aria-controls={id}
        aria-expanded={dropdown.isHydrated ? dropdown.open : undefined}
        onClick={dropdown.press}
      >
        {label}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="1.25rem" />
        </span>
      </button>
      <div
        ref={dropdown.panelRef}
        id={id}
        className={`${styles.panel} ${classes.panelClass ?? ''}`}
      >
        {children}
      </div>
    </li>
  );
}
