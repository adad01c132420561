import type { Core, UID } from '@strapi/strapi';
import type { StoredConfiguration } from './keep-admin-changes';

/** How the admin shows a type now: its view, with what an administrator changed under "Configure the view". */
export interface StoredView {
  readonly uid: string;
  /** The field that names an entry in lists. */
  readonly mainField: string;
  /** Returns the label of a field in the form; its name if it has none. */
  labelOf(field: string): string;
}

/** The views that were read for a request: a list names many entries of one type. */
const viewsOfRequests = new WeakMap<object, Map<string, Promise<StoredView>>>();

/** Reads the view of a type or of a component, once in each request. */
export function readStoredView(
  strapi: Core.Strapi,
  uid: UID.ContentType | UID.Component,
): Promise<StoredView> {
  const ctx = strapi.requestContext.get();
  if (!ctx) return readView(strapi, uid);
  const views = viewsOfRequests.get(ctx) ?? new Map<string, Promise<StoredView>>();
  viewsOfRequests.set(ctx, views);
  const view = views.get(uid) ?? readView(strapi, uid);
  views.set(uid, view);
  return view;
}

async function readView(
  strapi: Core.Strapi,
  uid: UID.ContentType | UID.Component,
): Promise<StoredView> {
  const service = uid in strapi.contentTypes ? 'content-types' : 'components';
  const { settings, metadatas }: StoredConfiguration = await strapi
    .plugin('content-manager')
    .service(service)
    .findConfiguration({ uid });
  return {
    uid,
    mainField: String(settings.mainField),
    labelOf: (field) => String(metadatas[field]?.edit.label ?? field),
  };
}
