import type { ComponentExamples } from './examples.ts';

const files = import.meta.glob<ComponentExamples>('../components/**/*.examples.tsx', {
  eager: true,
  import: 'default',
});

/** Every component of the design system, by the path of its examples. */
export const components = Object.entries(files)
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([, component]) => component);
