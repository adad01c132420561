import { isIPv6 } from 'node:net';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Tries to log in as one person in fifteen minutes, from all addresses together. */
const MAX_TRIES = 20;

type Context = Parameters<Core.MiddlewareHandler>[0];

interface Registry<Item> {
  extend(uid: string, extension: (item: Item) => Item): void;
}
type Controller = Readonly<Record<string, (ctx: Context) => Promise<unknown>>>;

/** In `register`, before routes are made. */
export function completeLogins(strapi: Core.Strapi): void {
  // Strapi counts tries for one person from one network alone.
  const middlewares: Registry<Core.MiddlewareFactory> = strapi.get('middlewares');
  middlewares.extend('admin::rateLimit', (create) => (config, context) => {
    const byAddress = create(config, context);
    const byPerson = create({ ...config, max: MAX_TRIES, keyGenerator: personOf }, context);
    return (ctx, next) => byPerson?.(ctx, async () => byAddress?.(ctx, next));
  });

  const controllers: Registry<Controller> = strapi.get('controllers');
  if (strapi.config.get('website.mail') === undefined) {
    controllers.extend('admin::authentication', (controller) => ({
      ...controller,
      async forgotPassword() {
        throw new errors.ApplicationError(
          'This CMS is not set up to send e-mail. The operator of the server can set a new password: npm run cms:admin -- reset-user-password',
        );
      },
    }));
  }
  // The page of an invited person shows the link of the invitation again.
  controllers.extend('admin::user', (controller) => ({
    ...controller,
    async findOne(ctx) {
      await controller.findOne?.(ctx);
      const user: { id?: unknown } | undefined = Object(ctx.body).data;
      if (!user?.id || !ctx.state.userAbility.can('admin::users.create')) return;
      const row = await strapi.db.query('admin::user').findOne({ where: { id: user.id } });
      if (row?.isActive === false) {
        ctx.body = { data: { ...user, registrationToken: row.registrationToken } };
      }
    },
  }));
}

export function personAndNetwork(ctx: Context): string {
  return `${personOf(ctx)}:${networkOf(ctx.ip)}`;
}

function personOf(ctx: Context): string {
  const { email } = Object(Object(ctx.request).body);
  return typeof email === 'string' ? email.toLowerCase() : 'unknown';
}

/** An IPv4 address, or the /64 of an IPv6 address: all of it belongs to one customer. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [start = '', end = ''] = ip.split('::');
  const [left, right] = [start.split(':'), end.split(':')];
  const zeros = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':');
}
