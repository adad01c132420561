import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { formOf } from '../forms';
import { csvOf } from './table';

/** What is used here of the content manager's permission checker. */
interface Checker {
  readonly can: { read(entity?: undefined, field?: string): boolean };
  readonly sanitizedQuery: { read(query: object): Promise<object> };
}

/**
 * Answers with one list as a CSV file: the entries and fields that the member of the staff may see,
 * narrowed by the same query as the list in the admin (`filters`, `_q`). The log gets the staff
 * member's id and the number of entries.
 */
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
    const wanted = {
      where: where ?? {},
      ...(typeof _q === 'string' && _q.trim() !== '' ? { search: _q } : {}),
      timeZone: knownTimeZone(timeZone),
      maySee: (field: string) => checker.can.read(undefined, field),
    };
    const person = ctx.state.user.id;
    const lines = csvOf(strapi, uid, wanted, (count) => {
      strapi.log.info(`Audit: staff member ${person} exported ${count} ${many}`);
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
