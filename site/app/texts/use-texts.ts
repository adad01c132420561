import { createContext, use } from 'react';
import type { Texts } from './texts.ts';

/** The texts in the language of the page. */
export const TextsContext = createContext<Texts | undefined>(undefined);

export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === undefined) throw new Error('A component with texts needs a TextsContext around it');
  return texts;
}
