import type { Core } from '@strapi/strapi';
import type { UnknownRecord } from '../../platform/record.ts';
import { ENGLISH } from '../languages/languages.ts';
import { CONTENT_TYPES, PROJECT } from '../types.ts';
import type { ProjectSummary } from './project-choices.ts';

export async function readProjects(strapi: Core.Strapi): Promise<ProjectSummary[]> {
  const { order = [] } = CONTENT_TYPES[PROJECT];
  const rows: UnknownRecord[] = await strapi.db.query(PROJECT).findMany({
    select: ['documentId', 'projectTitle', 'url', 'publishedAt'],
    where: { locale: ENGLISH },
    orderBy: order,
  });
  const published = new Set(rows.filter((row) => row.publishedAt).map((row) => row.documentId));
  return rows
    .filter((row) => !row.publishedAt)
    .map(({ documentId, projectTitle, url }) => ({
      documentId: String(documentId),
      title: String(projectTitle ?? ''),
      url: String(url ?? ''),
      isPublished: published.has(documentId),
    }));
}
