import type { Core } from '@strapi/strapi';
import { VERSION, type Version } from './version';

export async function findNewestVersion(
  strapi: Core.Strapi,
  where: object,
): Promise<Version | null> {
  const orderBy = [{ at: 'desc' }, { id: 'desc' }];
  return strapi.db.query(VERSION).findOne({ where, orderBy });
}
