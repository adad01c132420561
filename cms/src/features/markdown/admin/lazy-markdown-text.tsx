import { lazy } from 'react';

const UnformattedText = ({ text }: Readonly<{ text: string }>) => (
  <div style={{ whiteSpace: 'pre-wrap' }}>{text}</div>
);

/** Shows a Markdown text as it will look. It is shown unformatted if the code for that does not load. */
export const LazyMarkdownText = lazy(() =>
  import('./markdown-text').catch(() => ({ default: UnformattedText })),
);
