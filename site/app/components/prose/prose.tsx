import type { LangText } from '../../cms/lang-text.ts';
import styles from './prose.module.css';

interface ProseProps {
  /** What `renderMarkdown` made. */
  readonly html: LangText;
  /**
   * Whether it is the text of a page, with its headings beside it on a wide screen; else it fills its
   * container.
   */
  readonly isPageText?: boolean;
}

export function Prose({ html, isPageText = true }: ProseProps) {
  const className = isPageText ? `content ${styles.prose} ${styles.pageText}` : styles.prose;
  return (
    <div
      lang={html.lang}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server, where raw HTML is text
      dangerouslySetInnerHTML={{ __html: html.text }}
    />
  );
}
