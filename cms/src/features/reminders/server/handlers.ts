import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { readReminders } from './reminders';

export async function remindersHandler(strapi: Core.Strapi, ctx: AdminContext) {
  return readReminders(strapi, ctx.state.userAbility);
}
