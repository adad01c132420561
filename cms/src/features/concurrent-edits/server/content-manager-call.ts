import { isRecord } from '../../../platform/record';
import type { RequestContext } from '../../../platform/request-context';

/** What a request asks of Strapi's content manager. A publication sends the whole form too, as a save does. */
type ContentManagerCall = 'read' | 'list' | 'write-of-form' | 'other-write';

const CALLS: Readonly<Record<string, ContentManagerCall>> = {
  findOne: 'read',
  find: 'list',
  update: 'write-of-form',
  createOrUpdate: 'write-of-form',
  publish: 'write-of-form',
  unpublish: 'other-write',
  discard: 'other-write',
  delete: 'other-write',
  bulkPublish: 'other-write',
  bulkUnpublish: 'other-write',
  bulkDelete: 'other-write',
};

/** By the name of the route's handler, such as `collection-types.update`; undefined for any other request. */
export function contentManagerCall({
  state,
}: Pick<RequestContext, 'state'>): ContentManagerCall | undefined {
  const route: unknown = state.route;
  if (!isRecord(route) || !isRecord(route.info)) return undefined;
  if (route.info.pluginName !== 'content-manager') return undefined;
  const [controller, method = ''] = String(route.handler).split('.');
  if (controller === 'single-types' && method === 'find') return 'read';
  const isOfEntries = controller === 'single-types' || controller === 'collection-types';
  return isOfEntries ? CALLS[method] : undefined;
}
