import type { MouseEvent } from 'react';
import type { LangText } from '../../cms/lang-text.ts';
import { intercept } from '../on-press.ts';
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are pressed, with the keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      lang={html.lang}
      className={className}
      onClick={pressVideo}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server, where raw HTML is text
      dangerouslySetInnerHTML={{ __html: html.text }}
    />
  );
}

/** Plays a video in the place of its poster. Without scripts the poster leads to the video (R29). */
function pressVideo(event: MouseEvent): void {
  const { target } = event;
  const poster = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-video]');
  if (!poster) return;
  const follow = () => window.location.assign(poster.href);
  intercept(() => import('./play-video.ts').then(({ play }) => play(poster)).catch(follow))(event);
}
