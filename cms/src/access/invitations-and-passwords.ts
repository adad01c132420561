import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { settingsOf } from '../platform/cms-settings.ts';
import { USER } from '../platform/person.ts';
import { isRecord } from '../platform/record.ts';
import type { Registry } from './registry.ts';

type Controllers = Registry<Readonly<Record<string, Core.ControllerHandler>>>;

/** Strapi shows administrators the link of an invitation only right after they invited the person. */
export function showInvitations(strapi: Core.Strapi): void {
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend('admin::user', (controller) => ({
    ...controller,
    async findOne(ctx, next) {
      await controller.findOne?.(ctx, next);
      const user = isRecord(ctx.body) ? ctx.body.data : undefined;
      if (!isRecord(user) || !user.id || !ctx.state.userAbility.can('admin::users.create')) return;
      const row = await strapi.db.query(USER).findOne({ where: { id: user.id } });
      if (row?.isActive === false) {
        ctx.body = { data: { ...user, registrationToken: row.registrationToken } };
      }
    },
  }));
}

/** Without SMTP settings no mail would arrive, so the answer says how to get a new password. */
export function refuseForgotPassword(strapi: Core.Strapi): void {
  if (settingsOf(strapi).mail) return;
  const controllers: Controllers = strapi.get('controllers');
  controllers.extend('admin::authentication', (controller) => ({
    ...controller,
    async forgotPassword() {
      throw new errors.ApplicationError(
        'This CMS is not set up to send e-mail. The operator of the server can set a new password: npm run cms:admin -- reset-user-password',
      );
    },
  }));
}
