import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { USER } from '../platform/person.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { Registry } from './registry.ts';

/**
 * In fifteen minutes (config/admin.ts), for one person from all networks together: the five tries of one network, at
 * home, at work, on the phone and once more.
 */
const MAX_TRIES_OF_PERSON = 20;
/** In fifteen minutes, from one network for all people together: twenty people of one office with five tries each. */
const MAX_TRIES_OF_NETWORK = 100;
/** The longest address that RFC 5321 allows. */
const MAX_EMAIL_LETTERS = 254;
/** Each of the three kinds of counters has at most this many, so that a stranger cannot fill the memory. */
const MAX_COUNTERS = 16_384;

const secret = randomBytes(32);

type Login = Readonly<Record<'email' | 'password', string>>;

interface AuthService {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(login: Login): Promise<unknown>;
}

/** Limits the tries, and answers an unknown e-mail address as late as a known one. Why: docs/decisions/log-ins.md. */
export function hardenLogins(strapi: Core.Strapi): void {
  const middlewares: Registry<Core.MiddlewareFactory> = strapi.get('middlewares');
  middlewares.extend('admin::rateLimit', limitTries({ countsSuccess: false }));
  // Each request for a new password sends a mail.
  middlewares.extend('plugin::email.rateLimit', limitTries({ countsSuccess: true }));

  const services: Registry<AuthService> = strapi.get('services');
  services.extend('admin::auth', (auth) => ({
    ...auth,
    checkCredentials: (login) => checkInSameTime(strapi, auth, login),
  }));
}

let dummyHash: Promise<string> | undefined;

/** Strapi checks a password only if the e-mail address is known, so it would answer an unknown address sooner. */
async function checkInSameTime(
  strapi: Core.Strapi,
  auth: AuthService,
  login: Login,
): Promise<unknown> {
  const where = { email: login.email };
  const user: { password: string | null } | null = await strapi.db.query(USER).findOne({ where });
  if (!user?.password) {
    dummyHash ??= auth.hashPassword(secret.toString('hex'));
    await auth.validatePassword(login.password, await dummyHash);
  }
  return auth.checkCredentials(login);
}

/** Counts each try before Strapi checks its password, since many tries can arrive at once. */
function limitTries({ countsSuccess }: { countsSuccess: boolean }) {
  return (create: Core.MiddlewareFactory): Core.MiddlewareFactory =>
    (config, context) => {
      // The network's limit comes first: a try that it refuses does not count for the person.
      const counters = [
        { max: MAX_TRIES_OF_NETWORK, keyGenerator: networkKey },
        { keyGenerator: personAndNetworkKey },
        { max: MAX_TRIES_OF_PERSON, keyGenerator: personKey },
      ];
      const limits = counters.map((counter) => create({ ...config, ...counter }, context));
      // Undocumented (docs/strapi.md): koa2-ratelimit refuses nothing with `max: 0` and counts down with the weight -1.
      // A successful log-in takes its own try back, so that only failures count.
      const subtractions = counters.map(({ keyGenerator }) =>
        create({ ...config, keyGenerator, max: 0, weight: () => -1, headers: false }, context),
      );
      return async (ctx, next) => {
        // Strapi also takes the e-mail address from the query, but the counters read only the body.
        if (emailOf(ctx) === undefined) {
          throw new errors.ValidationError(
            `Send an e-mail address of at most ${MAX_EMAIL_LETTERS} characters in the body.`,
          );
        }
        // Each limit throws if there were too many tries.
        for (const limit of limits) await limit?.(ctx, doNothing);
        await next();
        if (countsSuccess || ctx.status !== 200) return;
        for (const subtract of subtractions) await subtract?.(ctx, doNothing);
      };
    };
}

async function doNothing(): Promise<void> {}

export function personAndNetworkKey(ctx: RequestContext): string {
  return counterKey('both', `${emailOf(ctx)} ${networkOf(ctx.ip)}`);
}

function personKey(ctx: RequestContext): string {
  return counterKey('person', `${emailOf(ctx)}`);
}

function networkKey(ctx: RequestContext): string {
  return counterKey('network', networkOf(ctx.ip));
}

/** Hashes a key, so that there are at most `MAX_COUNTERS` counters, and no stranger can choose one. */
function counterKey(kind: string, key: string): string {
  const digest = createHmac('sha256', secret).update(key).digest();
  return `${kind}:${digest.readUInt32BE() % MAX_COUNTERS}`;
}

function emailOf(ctx: RequestContext): string | undefined {
  const { email } = ctx.request.body ?? {};
  return typeof email === 'string' && email.length <= MAX_EMAIL_LETTERS
    ? email.toLowerCase()
    : undefined;
}

/** Returns an IPv4 address, or the half of an IPv6 address that one customer has: `2001:db8:0:0` of `2001:db8::1`. */
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
