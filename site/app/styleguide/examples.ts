import { type ComponentType, createElement, type ReactNode } from 'react';

/** One state of a piece: the props with which it is drawn, as data. */
export interface Example<Props> {
  /** Words for it, and part of its address. */
  readonly name: string;
  readonly props: Props;
  /** Shown as under the pointer, with the focus, or while it is pressed. */
  readonly as?: Forced;
  /** CSS selector of what has that state inside the example; the first control when left out. */
  readonly on?: string;
  /** What lies behind it on the pages where it is used. */
  readonly ground?: 'paper' | 'white' | 'ink';
}

export type Forced = 'hover' | 'focus' | 'pressed';

/** A piece of the design system with all its states, as the styleguide and its tests read it. */
export interface Piece {
  readonly title: string;
  /** When to use it, in a sentence. */
  readonly about: string;
  /** It fills the width of the page. */
  readonly isWide: boolean;
  readonly examples: readonly DrawnExample[];
}

export type DrawnExample = Omit<Example<never>, 'props'> & {
  /** `primary, focused` as `primary-focused`. */
  readonly slug: string;
  readonly element: ReactNode;
};

/**
 * Describes a piece by examples; the default export of its `*.examples.tsx`. The examples are shown
 * in the styleguide, looked at by axe and compared with kept pictures.
 */
export function examplesOf<Props extends object>(
  component: ComponentType<Props>,
  {
    title,
    about,
    isWide = false,
    examples,
  }: {
    readonly title: string;
    readonly about: string;
    readonly isWide?: boolean;
    readonly examples: readonly Example<Props>[];
  },
): Piece {
  return {
    title,
    about,
    isWide,
    examples: examples.map(({ props, ...example }) => ({
      ...example,
      slug: slugOf(example.name),
      element: createElement(component, props),
    })),
  };
}

export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
