import type { Core } from '@strapi/strapi';
import type { Website } from '../../../config/website';
import { isContent } from '../../content/types';
import { lastChange } from '../last-change';
import { views } from '../views/views';
import { checkEntry } from './check-entry';
import { checkedEntry } from './checked-entry';
import type { Finding } from './finding';
import { deadLinkFindings } from './links';

/** Answers what an editor should know of an entry as it stands in the form. */
export function contentChecked(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { model } = ctx.params;
    if (!isContent(model)) return ctx.notFound('This type is not checked');
    const body = Object(ctx.request.body);
    const documentId = typeof body.documentId === 'string' ? body.documentId : undefined;
    const { siteUrl } = strapi.config.get<Website>('website');
    const entry = await checkedEntry(strapi, model, Object(body.values), documentId);
    const changed = await lastChange(strapi, model, documentId, body.openedAt, ctx.state.user);
    const findings: Finding[] = [
      ...(changed ? [{ text: changed, blocks: false }] : []),
      ...checkEntry(entry),
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
