import type { Core } from '@strapi/strapi';
import type { Website } from '../../../config/website';
import { isContent } from '../../content/types';
import { lastChange } from '../questions/last-change';
import { views } from '../views/views';
import { checkEntry } from './check-entry';
import { checkedEntry } from './checked-entry';
import { deadLinkFindings } from './links';
import { surroundingsOf } from './surroundings';

/**
 * Answers what an editor should know of an entry as it stands in the form: a list of
 * `{field, label, text, blocks}`. 404 for a type that is not content.
 */
export function contentChecked(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { model } = ctx.params;
    if (!isContent(model)) return ctx.notFound('This type is not checked');
    const body = recordOf(ctx.request.body);
    const documentId = typeof body.documentId === 'string' ? body.documentId : undefined;
    const { siteUrl } = strapi.config.get<Website>('website');
    const [entry, surroundings, changed] = await Promise.all([
      checkedEntry(strapi, model, recordOf(body.values)),
      surroundingsOf(strapi, model, documentId),
      lastChange(strapi, model, documentId, body.openedAt, ctx.state.user),
    ]);
    const findings = [
      ...(changed ? [{ field: undefined, text: changed, blocks: false }] : []),
      ...checkEntry(model, entry, surroundings),
      ...(await deadLinkFindings(entry, siteUrl)),
    ];
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      data: findings.map((finding) => ({
        ...finding,
        label: finding.field && views[model]?.fields[finding.field]?.label,
      })),
    };
    return undefined;
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? { ...value } : {};
}
