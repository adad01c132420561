import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { USERS } from '../platform/person';
import type { RequestContext } from '../platform/request-context';

/** Tries to log in as one person in fifteen minutes, from all IPs together. */
const MAX_TRIES = 20;
/** Tries from one network in fifteen minutes, for all people together. */
const MAX_TRIES_OF_NETWORK = 100;
/** As long as an e-mail address can be (RFC 5321). */
const MAX_EMAIL_LETTERS = 254;
/** How many counters there are of each kind, whatever is sent. */
const MAX_COUNTERS = 16_384;

const secret = randomBytes(32);

interface Registry<Item> {
  extend(uid: string, extension: (item: Item) => Item): void;
}
type Controller = Readonly<Record<string, (ctx: RequestContext) => Promise<unknown>>>;

type Login = Readonly<Record<'email' | 'password', string>>;

/** What is used here of Strapi's service for log-ins. */
interface AuthService {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(login: Login): Promise<unknown>;
}

/**
 * Limits tries by person and network, hides by equal times who has an account, and explains a new password without
 * mail. Call it in `register`, before routes are made.
 */
export function hardenLogins(strapi: Core.Strapi): void {
  const middlewares: Registry<Core.MiddlewareFactory> = strapi.get('middlewares');
  middlewares.extend('admin::rateLimit', limited({ countsSuccess: false }));
  // Each request for a new password sends a mail.
  middlewares.extend('plugin::email.rateLimit', limited({ countsSuccess: true }));

  const services: Registry<AuthService> = strapi.get('services');
  services.extend('admin::auth', (auth) => ({
    ...auth,
    checkCredentials: (login) => checkInSameTime(strapi, auth, login),
  }));

  const controllers: Registry<Controller> = strapi.get('controllers');
  if (strapi.config.get('cms.mail') === undefined) {
    controllers.extend('admin::authentication', (controller) => ({
      ...controller,
      async forgotPassword() {
        throw new errors.ApplicationError(
          'This CMS is not set up to send e-mail. The operator of the server can set a new password: npm run cms:admin -- reset-user-password',
        );
      },
    }));
  }
}

let hashOfNobody: Promise<string> | undefined;

/** Strapi compares the password of a known e-mail address alone, so that the time would tell who has an account. */
async function checkInSameTime(
  strapi: Core.Strapi,
  auth: AuthService,
  login: Login,
): Promise<unknown> {
  const where = { email: login.email };
  const user: { password: string | null } | null = await strapi.db.query(USERS).findOne({ where });
  if (!user?.password) {
    hashOfNobody ??= auth.hashPassword(secret.toString('hex'));
    await auth.validatePassword(login.password, await hashOfNobody);
  }
  return auth.checkCredentials(login);
}

/**
 * Strapi counts tries for one person from one network alone. IPs are counted first, so that an
 * attacker at one IP uses up none of the tries that a person has elsewhere. What succeeds is counted like
 * all that comes at the same moment, and then taken off again unless `countsSuccess`.
 */
function limited({ countsSuccess }: { countsSuccess: boolean }) {
  return (create: Core.MiddlewareFactory): Core.MiddlewareFactory =>
    (config, context) => {
      const counters = [
        { max: MAX_TRIES_OF_NETWORK, keyGenerator: network },
        { keyGenerator: personAndNetwork },
        { max: MAX_TRIES, keyGenerator: person },
      ];
      const [byNetwork, byBoth, byPerson] = counters.map((counter) =>
        create({ ...config, ...counter }, context),
      );
      const takeOff = counters.map(({ keyGenerator }) =>
        create({ ...config, keyGenerator, max: 0, weight: () => -1, headers: false }, context),
      );
      return async (ctx, next) => {
        // Strapi would read the e-mail address from the query too, where no one counts it.
        if (emailOf(ctx) === undefined) {
          throw new errors.ValidationError(
            `Send an e-mail address of at most ${MAX_EMAIL_LETTERS} characters in the body.`,
          );
        }
        await byNetwork?.(ctx, async () => byBoth?.(ctx, async () => byPerson?.(ctx, next)));
        if (countsSuccess || ctx.status !== 200) return;
        for (const counter of takeOff) await counter?.(ctx, async () => undefined);
      };
    };
}

export function personAndNetwork(ctx: RequestContext): string {
  return counter('both', `${emailOf(ctx)} ${networkOf(ctx.ip)}`);
}

function person(ctx: RequestContext): string {
  return counter('person', `${emailOf(ctx)}`);
}

function network(ctx: RequestContext): string {
  return counter('network', networkOf(ctx.ip));
}

/** No stranger knows who shares a counter, and there are never more than `MAX_COUNTERS`. */
function counter(kind: string, key: string): string {
  const digest = createHmac('sha256', secret).update(key).digest();
  return `${kind}:${digest.readUInt32BE() % MAX_COUNTERS}`;
}

function emailOf(ctx: RequestContext): string | undefined {
  const { email } = ctx.request.body ?? {};
  return typeof email === 'string' && email.length <= MAX_EMAIL_LETTERS
    ? email.toLowerCase()
    : undefined;
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
