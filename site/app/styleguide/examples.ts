import type { ReactNode } from 'react';

/** A component with its examples: the default export of its `*.examples.tsx`. */
export interface ComponentExamples {
  readonly title: string;
  /** When to use it, in a sentence. */
  readonly about: string;
  /** The component fills the width of the page. */
  readonly isWide?: boolean;
  readonly examples: readonly {
    readonly name: string;
    readonly element: ReactNode;
    /** The background that it has on the pages where it is used; paper when left out. */
    readonly ground?: 'ink';
  }[];
}

const files = import.meta.glob<ComponentExamples>('../components/**/*.examples.tsx', {
  eager: true,
  import: 'default',
});

/** Every component of the design system, by the path of its examples. */
export const components = Object.entries(files)
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([, component]) => component);
