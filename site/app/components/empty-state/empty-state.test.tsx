import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyTexts } from '../../content/sections.ts';
import { EmptyState } from './empty-state.tsx';

test('[8] an empty section says a whole sentence', () => {
  for (const text of Object.values(emptyTexts)) {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(renderToStaticMarkup(<EmptyState>{text}</EmptyState>)).toContain('<p');
  }
});
