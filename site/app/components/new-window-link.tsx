import type { ReactNode } from 'react';
import { useLabels } from '../labels/use-labels.ts';

interface NewWindowLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another website. It opens in a new window, and tells screen readers so. */
export function NewWindowLink({ href, className, children }: NewWindowLinkProps) {
  const { controls } = useLabels();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden">{` ${controls.newWindow}`}</span>
    </a>
  );
}
