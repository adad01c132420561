import type { AdminFeature } from '../../../admin/frame/feature';
import { LazyMarkdownText } from './lazy-markdown-text';

export const markdown: AdminFeature = {
  fields: [
    {
      name: 'markdown',
      label: 'Text with marks',
      description: 'Headings, lists, links',
      Input: () => import('./markdown-input'),
    },
  ],
  sharedComponents: { MarkdownText: LazyMarkdownText },
};
