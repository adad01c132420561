import { isRecord } from '../../../platform/record.ts';
import type { RequestContext } from '../../../platform/request-context.ts';

/**
 * What a request to Strapi's content manager does. A publication from the form is a `save-form` too: it sends the whole
 * form. A publication from a list is an `other-write`.
 */
type ContentManagerCall = 'read-form' | 'read-list' | 'save-form' | 'other-write';

const CALLS: Readonly<Record<string, ContentManagerCall>> = {
  'collection-types.find': 'read-list',
  'collection-types.findOne': 'read-form',
  'collection-types.update': 'save-form',
  'collection-types.publish': 'save-form',
  'collection-types.unpublish': 'other-write',
  'collection-types.discard': 'other-write',
  'collection-types.delete': 'other-write',
  'collection-types.bulkPublish': 'other-write',
  'collection-types.bulkUnpublish': 'other-write',
  'collection-types.bulkDelete': 'other-write',
  'single-types.find': 'read-form',
  'single-types.createOrUpdate': 'save-form',
  'single-types.publish': 'save-form',
  'single-types.unpublish': 'other-write',
  'single-types.discard': 'other-write',
  'single-types.delete': 'other-write',
};

/** Tells what a request does by the handler of its route. Undefined for any other request. */
export function contentManagerCall({
  state,
}: Pick<RequestContext, 'state'>): ContentManagerCall | undefined {
  const route: unknown = state.route;
  if (!isRecord(route) || !isRecord(route.info)) return undefined;
  if (route.info.pluginName !== 'content-manager') return undefined;
  return CALLS[String(route.handler)];
}
