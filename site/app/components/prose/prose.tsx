import type { ReactNode } from 'react';
import styles from './prose.module.css';

interface ProseProps {
  /** What `renderMarkdown` made. */
  readonly html?: string;
  readonly children?: ReactNode;
  /** On the page itself, its headings beside the words on a wide screen; else it fills its slot. */
  readonly narrow?: boolean;
}

/** Running text: headings, paragraphs, lists and links at a readable measure. */
export function Prose({ html, children, narrow = true }: ProseProps) {
  const className = narrow ? `content ${styles.prose} ${styles.narrow}` : styles.prose;
  if (html === undefined) return <div className={className}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server, where raw HTML is text
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
