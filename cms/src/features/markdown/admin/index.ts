import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { LazyMarkdownText } from './lazy-markdown-text.tsx';

export const markdownFeature: AdminFeature = {
  fields: [
    {
      name: 'markdown',
      label: 'Text with marks',
      description: 'Headings, lists, links',
      Input: () => import('./markdown-input.tsx'),
    },
  ],
  providedComponents: { MarkdownText: LazyMarkdownText },
};
