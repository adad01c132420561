import type { Core } from '@strapi/strapi';
import { NEWEST_VERSION_FIRST, VERSION, type Version } from './version.ts';

export async function findNewestVersion(
  strapi: Core.Strapi,
  where: object,
): Promise<Version | null> {
  return strapi.db.query(VERSION).findOne({ where, orderBy: NEWEST_VERSION_FIRST });
}
