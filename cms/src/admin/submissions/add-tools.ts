import type { StrapiApp } from '@strapi/strapi/admin';
import { SubmissionTools } from './submission-tools';

/** Puts the tools for submissions above the lists of the content manager. */
export function addSubmissionTools(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', {
    name: 'submission-tools',
    Component: SubmissionTools,
  });
}
