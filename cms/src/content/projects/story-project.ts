import type { Core } from '@strapi/strapi';
import type { Write } from '../../platform/write';
import { isTranslation } from '../languages/languages';
import { STORY } from '../types';

/** All languages share the project of a story, which English decides. */
export function leaveProjectToEnglish(
  _strapi: Core.Strapi,
  { uid, action, locale, data }: Write,
): void {
  if (uid === STORY && action === 'update' && isTranslation(locale)) delete data.project;
}
