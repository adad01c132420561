import { isRecord } from '../../../platform/record';
import type { RequestContext } from '../../../platform/request-context';

/** What a request to Strapi's content manager does. A publication sends the whole form too, as a save does. */
type ContentManagerCall = 'read-form' | 'read-list' | 'save-form' | 'action';

const CALLS: Readonly<Record<string, ContentManagerCall>> = {
  'collection-types.find': 'read-list',
  'collection-types.findOne': 'read-form',
  'collection-types.update': 'save-form',
  'collection-types.publish': 'save-form',
  'collection-types.unpublish': 'action',
  'collection-types.discard': 'action',
  'collection-types.delete': 'action',
  'collection-types.bulkPublish': 'action',
  'collection-types.bulkUnpublish': 'action',
  'collection-types.bulkDelete': 'action',
  'single-types.find': 'read-form',
  'single-types.createOrUpdate': 'save-form',
  'single-types.publish': 'save-form',
  'single-types.unpublish': 'action',
  'single-types.discard': 'action',
  'single-types.delete': 'action',
};

/** Finds out what a request does by the handler of its route; undefined for any other request. */
export function contentManagerCall({
  state,
}: Pick<RequestContext, 'state'>): ContentManagerCall | undefined {
  const route: unknown = state.route;
  if (!isRecord(route) || !isRecord(route.info)) return undefined;
  if (route.info.pluginName !== 'content-manager') return undefined;
  return CALLS[String(route.handler)];
}
