import { type ComponentType, createElement, type ReactNode } from 'react';

/** One state of a component: the props with which it is rendered. */
export interface Example<Props> {
  readonly name: string;
  readonly props: Props;
  /** The background that it has on the pages where it is used. */
  readonly ground?: 'paper' | 'white' | 'ink';
}

/** A component with its examples, as the styleguide and its tests read them. */
export interface ComponentExamples {
  readonly title: string;
  /** When to use it, in a sentence. */
  readonly about: string;
  /** The component fills the width of the page. */
  readonly isWide: boolean;
  readonly examples: readonly {
    readonly name: string;
    readonly ground: 'paper' | 'white' | 'ink';
    readonly element: ReactNode;
  }[];
}

/** Describes a component by examples: the default export of its `*.examples.tsx`. */
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
): ComponentExamples {
  return {
    title,
    about,
    isWide,
    examples: examples.map(({ name, props, ground = 'paper' }) => ({
      name,
      ground,
      element: createElement(component, props),
    })),
  };
}
