import type { ReactNode } from 'react';
import { useLangOf } from '../../use-lang-of.ts';
import styles from './prose.module.css';

interface ProseProps {
  /** What `renderMarkdown` made. */
  readonly html?: string;
  readonly children?: ReactNode;
  /** The text of a page, its headings beside it on a wide screen; else it fills its container. */
  readonly narrow?: boolean;
}

export function Prose({ html, children, narrow = true }: ProseProps) {
  const langOf = useLangOf();
  const className = narrow ? `content ${styles.prose} ${styles.narrow}` : styles.prose;
  if (html === undefined) return <div className={className}>{children}</div>;
  return (
    <div
      lang={langOf(html)}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server, where raw HTML is text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
