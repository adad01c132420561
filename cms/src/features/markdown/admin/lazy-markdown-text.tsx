import { lazy } from 'react';

const UnformattedText = ({ text }: Readonly<{ text: string }>) => (
  <div style={{ whiteSpace: 'pre-wrap' }}>{text}</div>
);

/** The text is unformatted if the code that formats it does not load. */
export const LazyMarkdownText = lazy(() =>
  import('./markdown-text.tsx').catch(() => ({ default: UnformattedText })),
);
