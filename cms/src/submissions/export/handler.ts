import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { formOf } from '../forms';
import { csvOf } from './table';

interface Checker {
  readonly can: { read(entity?: undefined, field?: string): boolean };
  readonly sanitizedQuery: { read(query: object): Promise<object> };
}

/** Answers with what the staff member may see of a list, narrowed by the same query, as a CSV file. */
export function exported(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const form = formOf(ctx.params.uid);
    if (!form) throw new errors.NotFoundError();
    const { uid, many } = form;
    const checker: Checker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: ctx.state.userAbility, model: uid });
    if (!checker.can.read()) throw new errors.ForbiddenError();
    const { filters, _q, timeZone } = ctx.query;
    const permitted = await checker.sanitizedQuery.read({ filters });
    const { where } = strapi.get('query-params').transform(uid, permitted);
    const lines = csvOf(strapi, uid, {
      where: where ?? {},
      search: typeof _q === 'string' ? _q.trim() : '',
      timeZone: knownTimeZone(timeZone),
      maySee: (field) => checker.can.read(undefined, field),
      onEnd: (count) =>
        strapi.log.info(`Audit: staff member ${ctx.state.user.id} exported ${count} ${many}`),
    });
    const stream = Readable.from(lines);
    stream.once('error', (thrown) => {
      strapi.log.error(`An export of ${many} broke off (${thrown.name})`);
      // A file that ends early must not look like a whole one.
      ctx.res.destroy();
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment(`${many}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = stream;
  };
}

function knownTimeZone(name: unknown): string {
  try {
    Intl.DateTimeFormat('en', { timeZone: String(name) });
    return String(name);
  } catch {
    return 'UTC';
  }
}
