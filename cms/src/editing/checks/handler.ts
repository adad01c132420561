import type { Core } from '@strapi/strapi';
import { contentWords } from '../content-words';
import { hasPage } from '../previews/page-of';
import { checkEntry } from './check-entry';
import { checkedEntry } from './checked-entry';
import { surroundingsOf } from './surroundings';

/**
 * Answers what an editor should know of an entry as it stands in the form: a list of
 * `{field, label, text, blocks}`. 404 for a type that is not content.
 */
export function contentChecked(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { model } = ctx.params;
    if (!hasPage(model)) return ctx.notFound('This type is not checked');
    const { documentId, values } = bodyOf(ctx.request.body);
    const [entry, surroundings] = await Promise.all([
      checkedEntry(strapi, values, documentId),
      surroundingsOf(strapi, model, documentId),
    ]);
    const findings = checkEntry(model, entry, surroundings);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      data: findings.map((finding) => ({
        ...finding,
        label: finding.field && contentWords[model]?.fields[finding.field]?.label,
      })),
    };
    return undefined;
  };
}

function bodyOf(body: unknown): {
  documentId: string | undefined;
  values: Readonly<Record<string, unknown>>;
} {
  const given = isRecord(body) ? body : {};
  return {
    documentId: typeof given.documentId === 'string' ? given.documentId : undefined,
    values: isRecord(given.values) ? given.values : {},
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
