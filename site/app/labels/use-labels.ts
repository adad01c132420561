import { createContext, use } from 'react';
import type { Labels } from './labels.ts';

/** The labels in the language of the page. */
export const LabelsContext = createContext<Labels | undefined>(undefined);

export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (labels === undefined)
    throw new Error('A component with labels needs a LabelsContext around it');
  return labels;
}
