import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { otherParameters } from '../../page-parameters.ts';
import { Button } from '../button/button.tsx';
import styles from './load-more.module.css';

export interface LoadMore<T> {
  /** The items to show: the first few, or all of them. */
  readonly shown: readonly T[];
  /** The "Load More" button; null once everything is shown. */
  readonly button: ReactNode;
  /** For the list's element: after "Load More" the focus goes to the first new item. */
  readonly listRef: RefObject<HTMLUListElement | null>;
}

/**
 * A list that shows its first items until "Load More" is pressed (4.5). The button belongs to a
 * form that asks for `?{name}=all`, so that it works before and without scripts (R18).
 *
 * @param name what the list holds, in the plural: the button says it, and the address.
 * @param initial how many items are shown at first.
 */
export function useLoadMore<T>(name: string, items: readonly T[], initial: number): LoadMore<T> {
  const [searchParams, setSearchParams] = useSearchParams();
  const { pathname } = useLocation();
  const all = searchParams.get(name) === 'all';
  const listRef = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (!all || !pressed.current) return;
    pressed.current = false;
    const next = listRef.current?.children[initial];
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [all, initial]);

  const others = otherParameters(searchParams, name);
  const button =
    all || items.length <= initial ? null : (
      <Form
        method="get"
        action={`${pathname}#${name}`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          pressed.current = true;
          // In the address, so that Back and a reload find the list as it was left.
          setSearchParams(
            (now) => {
              now.set(name, 'all');
              return now;
            },
            { replace: true, preventScrollReset: true },
          );
        }}
      >
        {others.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button
          type="submit"
          kind="secondary"
          name={name}
          value="all"
          // A page may have two such lists: heard alone, one button must not sound like the other.
          aria-label={`Load More ${name}`}
        >
          Load More
        </Button>
      </Form>
    );
  return { shown: all ? items : items.slice(0, initial), button, listRef };
}
