import type { DrawnExample } from './examples.ts';
import styles from './styleguide.module.css';

/** One example on its ground. */
export function ExampleFrame({ example }: { readonly example: DrawnExample }) {
  const { slug, as, on, ground = 'paper', element } = example;
  return (
    <div
      className={styles.frame}
      data-example={slug}
      data-ground={ground}
      data-as={as}
      data-on={on}
    >
      {element}
    </div>
  );
}
