import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { FORM_NAMES, isFormUid } from '../forms';
import { csvOf } from './table';

/**
 * Answers with one list as a CSV file: the entries that the person may see, narrowed by the same
 * query as the list in the admin (`filters`, `_q`). Who exported how many of what is a line in the
 * log, without what it was.
 */
export function exported(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { uid } = ctx.params;
    if (!isFormUid(uid)) throw new errors.NotFoundError();
    const checker = strapi
      .plugin('content-manager')
      .service('permission-checker')
      .create({ userAbility: ctx.state.userAbility, model: uid });
    if (checker.cannot.read()) throw new errors.ForbiddenError();
    const { filters, _q, timeZone } = ctx.query;
    const permitted = await checker.sanitizedQuery.read({ filters });
    const { where } = strapi.get('query-params').transform(uid, permitted);
    const wanted = {
      where: where ?? {},
      ...(typeof _q === 'string' && _q.trim() !== '' ? { search: _q } : {}),
      timeZone: knownTimeZone(timeZone),
    };
    const person = ctx.state.user.id;
    const lines = csvOf(strapi, uid, wanted, (count) => {
      strapi.log.info(`Audit: staff member ${person} exported ${count} ${FORM_NAMES[uid]}`);
    });
    const stream = Readable.from(lines);
    stream.once('error', (thrown) => {
      strapi.log.error(`An export of ${FORM_NAMES[uid]} broke off (${thrown.name})`);
      // A file that ends early must not look like a whole one.
      ctx.res.destroy();
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.attachment(`${FORM_NAMES[uid]}.csv`);
    ctx.type = 'text/csv; charset=utf-8';
    ctx.body = stream;
  };
}

function knownTimeZone(name: unknown): string {
  if (typeof name !== 'string') return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
