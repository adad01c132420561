import { useEffect, useRef, useState } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import type { Labels } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { Button } from '../button/button.tsx';
import { intercept } from '../on-press.ts';
import { OtherParameters, replaceQuery } from '../page-parameters.tsx';
import styles from './load-more.module.css';

/** The names of lists. Each is a parameter of a page (`pages.ts`), and the id of its section. */
type ListName = keyof Labels['controls']['loadMoreOf'];

/** Shows the first items of a list until "Load More" asks for `?{name}=all` (4.5, R18). */
export function useLoadMore<T>(name: ListName, items: readonly T[], initial: number) {
  const [searchParams] = useSearchParams();
  const { controls } = useLabels();
  const { pathname } = useLocation();
  const [all, setAll] = useState(searchParams.get(name) === 'all');
  const listRef = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);

  // The focus goes to the first new item.
  useEffect(() => {
    if (!all || !pressed.current) return;
    pressed.current = false;
    // After the paint, which it would delay.
    setTimeout(() => {
      const address = new URLSearchParams(window.location.search);
      address.set(name, 'all');
      replaceQuery(`?${address}`);
    });
    const next = listRef.current?.children[initial];
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
    // On a phone the list may be a row.
    next.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [all, initial, name]);

  if (all || items.length <= initial) return { shown: items, button: null, listRef };

  function showAll() {
    pressed.current = true;
    setAll(true);
  }
  const button = (
    <Form
      method="get"
      action={`${pathname}#${name}`}
      className={styles.form}
      onSubmit={intercept(showAll)}
    >
      <OtherParameters but={name} />
      <Button
        type="submit"
        kind="secondary"
        name={name}
        value="all"
        // A page may have two such lists.
        aria-label={controls.loadMoreOf[name]}
      >
        {controls.loadMore}
      </Button>
    </Form>
  );
  return { shown: items.slice(0, initial), button, listRef };
}
