import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  readonly text: string;
  /** What stands in the place of `{name}`. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it, so that each language has them where it needs them. */
export function Filled({ text, values }: FilledProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
  ));
}
