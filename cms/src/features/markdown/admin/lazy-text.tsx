import { lazy } from 'react';

const RawText = ({ text }: Readonly<{ text: string }>) => (
  <div style={{ whiteSpace: 'pre-wrap' }}>{text}</div>
);

/** A text as it will look, or as it was written where the program for it does not load. */
export const MarkdownText = lazy(() =>
  import('./markdown-text').catch(() => ({ default: RawText })),
);
