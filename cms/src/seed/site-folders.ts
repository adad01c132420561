import path from 'node:path';
import type { Core } from '@strapi/strapi';

/**
 * The folders of the website that the seed reads, seen from `cms/`. What the website shows by itself is also the first
 * content of the CMS, so it is written only once. `deploy/Dockerfile` copies these folders beside the CMS.
 */
export const SITE_FOLDERS = {
  texts: '../site/app/texts/content',
  facts: '../site/organisation',
  publicFiles: '../site/public',
} as const;

export function siteFolder(strapi: Core.Strapi, name: keyof typeof SITE_FOLDERS): string {
  return path.join(strapi.dirs.app.root, SITE_FOLDERS[name]);
}
