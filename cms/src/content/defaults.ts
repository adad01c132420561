import type { Core } from '@strapi/strapi';
import { FORMS } from './forms';
import { CONTENT_UIDS } from './types';

const DEFAULTS = { sortOrder: 100, progress: 'New', visitorsSee: 'this-page' };

/** Gives entries from before a field had its default that default. Call it in `bootstrap`. */
export async function fillDefaults(strapi: Core.Strapi): Promise<void> {
  for (const uid of [...CONTENT_UIDS, ...FORMS.map((form) => form.uid)]) {
    for (const [field, value] of Object.entries(DEFAULTS)) {
      if (!(field in strapi.contentType(uid).attributes)) continue;
      await strapi.db.query(uid).updateMany({ where: { [field]: null }, data: { [field]: value } });
    }
  }
}
